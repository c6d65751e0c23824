/** `npm run quality`: computes statistics of questions and scores. See docs/research.md. */
import { resolve } from 'node:path';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { runCommand } from '#server/config/run-command.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { help, parseQualityOptions, runQuality } from '../quality/command.ts';
import { openResearchDatabase } from './open-research-database.ts';
import { readOfferedLanguages } from './read-offered-languages.ts';
import { selectBatchPace } from './select-batch-pace.ts';

await runCommand(help, async () => {
  process.umask(0o077);
  const published = readPublishedInstruments(getPublishedFolder());
  const ids = [...new Set(published.map(({ instrument: { id } }) => id))];
  const options = parseQualityOptions(process.argv.slice(2), ids);
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
    return await runQuality(parts, { ...options, out: resolve(options.out) });
  } finally {
    await close();
  }
});
