/** `npm run verify:export -- DIR --key FILE`: is a release still what the database says? */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPublished } from '#server/instruments/published.ts';
import { runCommand } from '#server/config/run-command.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { publishedFolder } from '#server/config/paths.ts';
import { refuseNoRelease, verifyRelease } from '../proof/verify.ts';
import { readKeyFile, refuseKeyInside } from '../release/key-file.ts';
import { openForResearch } from './open.ts';
import { warnOpenKey } from './warn-open-key.ts';
import { selectBatchPace } from './select-batch-pace.ts';

await runCommand(async () => {
  const { folder, keyFile, fast } = typed();
  refuseKeyInside(keyFile, folder);
  refuseNoRelease(folder);
  const key = readKeyFile(keyFile);
  warnOpenKey(keyFile);
  const { db, kind, close } = await openForResearch(process.env);
  try {
    const { files, proof } = await verifyRelease(
      db,
      folder,
      key,
      readPublished(publishedFolder()),
      selectBatchPace(kind, fast),
    );
    const { gone, withdrawn, leftTrial, corrected, answeredEarlier, joined } = proof.since;
    return [
      `${files} files are as they were. ${proof.cells} cells compared with the database and ${proof.scores} scores computed anew: 0 differ.`,
      'Since it was made, and therefore not compared:',
      `  people who removed their account: ${gone}`,
      `  people who took their agreement back, or are no longer counted: ${withdrawn}`,
      `  arms of people who left that trial: ${leftTrial}`,
      `  people who corrected their profile: ${corrected}`,
      `  people who sent answers that had waited on their phone: ${answeredEarlier}`,
      `  people not in it who agreed since, or sent answers that had waited: ${joined}`,
    ].join('\n');
  } finally {
    await close();
  }
});

function typed(): { folder: string; keyFile: string; fast: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, fast: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0 && values.key)
      return { folder: resolve(folder), keyFile: resolve(values.key), fast: values.fast ?? false };
  } catch {
    // Said below.
  }
  throw new OperatorError(
    'Write npm run verify:export -- DIR --key FILE [--fast], with the settings of the server. On the embedded database the server must be stopped; PostgreSQL is read a little at a time, but for --fast.',
  );
}
