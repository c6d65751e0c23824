/** `npm run verify:export -- DIR --key FILE`: compares a release with the database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { runCommand } from '#server/config/run-command.ts';
import { type CommandHelp, createUsageError } from '#command-line/command-help.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { requireReleaseFolder, verifyRelease } from '../proof/verify.ts';
import { readKeyFile, refuseKeyInRelease } from '../release/key-file.ts';
import { openResearchDatabase } from './open-research-database.ts';
import { warnOfReadableKeyFile } from './warn-of-readable-key-file.ts';
import { selectBatchPace } from './select-batch-pace.ts';

const help: CommandHelp = {
  name: 'verify:export',
  usage: 'DIR --key FILE [--fast]',
  summary:
    'Compares a release with the database. With the embedded database the server must be stopped; PostgreSQL is read in small ' +
    'steps, or without pauses with --fast.',
  options: [
    ['--key FILE', 'the key of the release'],
    ['--fast', 'reads without pauses, which slows down a running server'],
  ],
  example: 'research/2027-03 --key research/2027-03.key',
};

await runCommand(help, async () => {
  const { folder, keyFile, fast } = readArguments();
  refuseKeyInRelease(keyFile, folder);
  requireReleaseFolder(folder);
  const key = readKeyFile(keyFile);
  warnOfReadableKeyFile(keyFile);
  const { db, kind, close } = await openResearchDatabase(process.env);
  try {
    const { files, proof } = await verifyRelease(
      db,
      folder,
      key,
      readPublishedInstruments(getPublishedFolder()),
      selectBatchPace(kind, fast),
    );
    const { gone, withdrawn, leftTrial, corrected, answeredEarlier, joined } = proof.since;
    return [
      `${files} files are unchanged. ${proof.cells} cells compared with the database and ${proof.scores} scores recomputed: 0 differ.`,
      'Not compared, because the data changed after the release:',
      `  people who deleted their account: ${gone}`,
      `  people who withdrew their consent, or are excluded now: ${withdrawn}`,
      `  arms of people who left that trial: ${leftTrial}`,
      `  people who corrected their profile: ${corrected}`,
      `  people who sent answers that were queued on a device: ${answeredEarlier}`,
      `  people not in the release who agreed later, or sent queued answers: ${joined}`,
    ].join('\n');
  } finally {
    await close();
  }
});

function readArguments(): { folder: string; keyFile: string; fast: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, fast: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0 && values.key)
      return { folder: resolve(folder), keyFile: resolve(values.key), fast: values.fast ?? false };
  } catch (error) {
    throw createUsageError(help, error);
  }
  throw createUsageError(help);
}
