import { execFile } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { compiledFiles, getCompiledFolder } from '../../compile/compiled-folder.ts';

/** Login of the demo user. */
export interface DemoCredentials {
  readonly username: string;
  readonly password: string;
}

/** Clears the settings of database and mail server of this machine. */
export const isolatedSettings = { DATABASE_URL: '', DATABASE_URL_FILE: '', SMTP_URL: '', SMTP_URL_FILE: '' };

/**
 * Creates the user of `npm run demo` in an empty data folder, with three attempts at the current questionnaires. The
 * command runs with a copy of them, as in a build.
 * @param stage empty temporary folder
 */
export async function createDemoAccount(
  root: string,
  stage: string,
  dataDir: string,
): Promise<DemoCredentials> {
  await build({
    entryPoints: [join(root, 'src/server/admin/demo-data.ts')],
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
  const compiled = getCompiledFolder(root);
  cpSync(join(compiled, compiledFiles.server), join(stage, 'instruments'), { recursive: true });
  cpSync(join(compiled, compiledFiles.plan), join(stage, compiledFiles.plan));
  cpSync(join(compiled, compiledFiles.messages), join(stage, compiledFiles.messages), { recursive: true });
  const env = { ...process.env, ...isolatedSettings, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [join(stage, 'server/demo-data.js')], {
    env,
  });
  const [, username, password] = /username (\S+), password (\S+)/.exec(stdout) ?? [];
  if (!username || !password) throw new Error(`The demo account could not be created: ${stdout}`);
  return { username, password };
}
