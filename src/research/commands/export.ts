/** `npm run export -- --out DIR`: creates a release of research data. See docs/research.md. */
import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { readDatabaseTime } from '#server/db/clock.ts';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { runCommand } from '#server/config/run-command.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { recordAuditEvent } from '#server/audit/audit-log.ts';
import content from '../../../content/settings.json';
import program from '../../../package.json';
import { formatNames, selectFormats } from '../formats/formats.ts';
import { refuseNonEmpty, listUnfinishedExports } from '../release/folder.ts';
import { cleanUpOnInterrupt } from '../release/interrupt.ts';
import { createKeyFile, readKeyFile, refuseKeyInRelease } from '../release/key-file.ts';
import { makeRelease } from '../release/make-release.ts';
import { recordRelease } from '../release/record-release.ts';
import { type ResearchDatabase, openResearchDatabase } from './open-research-database.ts';
import { help, type ExportOptions, computeReleaseEnd, parseExportOptions } from './export-options.ts';
import { warnOfReadableKeyFile } from './warn-of-readable-key-file.ts';
import { selectBatchPace } from './select-batch-pace.ts';
import { readOfferedLanguages } from './read-offered-languages.ts';

await runCommand(help, async () => {
  process.umask(0o077);
  const published = readPublishedInstruments(getPublishedFolder());
  const ids = [...new Set(published.map(({ instrument: { id } }) => id))];
  const options = parseExportOptions(process.argv.slice(2), { instruments: ids, formats: formatNames });
  const out = resolve(options.out);
  const keyFile = resolve(options.key ?? `${options.out}.key`);
  refuseKeyInRelease(keyFile, out);
  // Before a key file is created: otherwise the error would be about the key file of the existing release.
  refuseNonEmpty(out);
  for (const unfinished of listUnfinishedExports(out))
    console.error(
      `${unfinished} was created by an export that runs or was killed. It contains answers: delete it if no export runs.`,
    );
  const opened = await openResearchDatabase(process.env);
  try {
    return await release(opened, published, options, { out, keyFile });
  } finally {
    await opened.close();
  }
});

async function release(
  { db, kind, now }: ResearchDatabase,
  published: ReturnType<typeof readPublishedInstruments>,
  options: ExportOptions,
  { out, keyFile }: { readonly out: string; readonly keyFile: string },
): Promise<string> {
  const until = computeReleaseEnd(options.until, now);
  const pace = selectBatchPace(kind, options.fast);
  const key = options.key === null ? createKeyFile(keyFile) : readKeyFile(keyFile);
  if (options.key !== null) warnOfReadableKeyFile(keyFile);
  const forgetKey = () => {
    if (options.key === null) rmSync(keyFile, { force: true });
  };
  const stays = cleanUpOnInterrupt(forgetKey);
  try {
    const name = basename(out);
    const madeAt = now.toISOString();
    const facts = await makeRelease(db, {
      out,
      name,
      program: content.programName,
      institute: content.institute.name,
      madeAt,
      languages: readOfferedLanguages(),
      until,
      consentVersion: options.consentVersion ?? builtInSettings.research.textVersion,
      key,
      only: options.only,
      withFreeAnswers: options.withFreeAnswers,
      formats: selectFormats(options.formats),
      published,
      software: `${program.name} ${program.version}`,
      pace,
      async beforePublishing(included) {
        const at = await readDatabaseTime(db);
        await recordAuditEvent({ db, now: () => at }, 'research-released');
        await recordRelease(db, { name, madeAt }, included, pace);
      },
    });
    const tables = Object.entries(facts.rows).map(([name, rows]) => `  ${name}: ${rows} rows`);
    return [
      `${out} is complete and verified: ${facts.proof.cells} cells read back and compared, 0 differ.`,
      ...tables,
      `${out}/README.txt describes what is in it, and which people and values are left out.`,
      `The key of its study ids is ${keyFile}. Store it separately from the release: with both, people can be identified.`,
    ].join('\n');
  } catch (error) {
    forgetKey();
    throw error;
  } finally {
    stays();
  }
}
