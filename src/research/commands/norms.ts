/** `npm run norms -- propose S4`: proposes norms from the answers of users. See docs/research.md. */
import { resolve } from 'node:path';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { runCommand } from '#server/config/run-command.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { help, parseNormsOptions, proposeNorms } from '../norms/command.ts';
import { openResearchDatabase } from './open-research-database.ts';
import { readOfferedLanguages } from './read-offered-languages.ts';
import { selectBatchPace } from './select-batch-pace.ts';

await runCommand(help, async () => {
  process.umask(0o077);
  const published = readPublishedInstruments(getPublishedFolder());
  const ids = [...new Set(published.map(({ instrument: { id } }) => id))];
  const options = parseNormsOptions(process.argv.slice(2), ids);
  const { db, kind, now, close } = await openResearchDatabase(process.env);
  try {
    const consentVersion = builtInSettings.research.textVersion;
    const languages = readOfferedLanguages();
    const parts = {
      db,
      published,
      consentVersion,
      now,
      languages,
      pace: selectBatchPace(kind, options.fast),
    };
    return await proposeNorms(parts, { ...options, out: resolve(options.out) });
  } finally {
    await close();
  }
});
