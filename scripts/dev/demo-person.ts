import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';

/** What the demo person logs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Fills an empty data folder with the person of `npm run demo`, who has taken these questionnaires three times.
 * The command runs beside a copy of them, as in a build: the files that are being written may be broken.
 * @param stage an empty, throw-away folder
 */
export async function makeDemoPerson(
  root: string,
  stage: string,
  dataDir: string,
  instruments: readonly Instrument[],
): Promise<Credentials> {
  await build({
    entryPoints: [join(root, 'src/server/cli/demo-data.ts')],
    outfile: join(stage, 'server/demo-data.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  cpSync(join(root, 'src/server/db/migrations'), join(stage, 'server/migrations'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(stage, 'node_modules'), 'junction');
  writeFileSync(join(stage, 'package.json'), '{ "type": "module" }');
  const folder = join(stage, 'questionnaires');
  mkdirSync(folder);
  cpSync(join(root, 'questionnaires/instrument.schema.json'), join(folder, 'instrument.schema.json'));
  for (const instrument of instruments) {
    writeFileSync(join(folder, `${instrument.id}.json`), JSON.stringify(instrument));
  }
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(stage, 'server/demo-data.js')], {
    env,
  });
  const [, username, password] = /username (\S+), password (\S+)/.exec(stdout) ?? [];
  if (!username || !password) throw new Error(`The demo account could not be made. It said: ${stdout}`);
  return { username, password };
}
