import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Opens an address with a secret in the person's browser, where the system has a command for it; else the printed
 * address has to do. The browser gets a file that only this user may read and that leads to the address: other users
 * of the machine see the arguments of every process.
 * @param file to write; the caller removes it
 */
export function openBrowser(address: string, file: string): void {
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}">`;
  writeFileSync(file, page, { mode: 0o600 });
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
