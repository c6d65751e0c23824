import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Opens a URL that contains a secret in the default browser, if the system has a command for it. Passes a file that
 * only this user can read and that redirects to the URL, because other users can see process arguments.
 * @param file file to write; the caller removes it
 */
export function openBrowser(address: string, file: string): void {
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}">`;
  writeFileSync(file, page, { mode: 0o600 });
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
