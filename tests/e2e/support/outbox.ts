import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest mail to this address, and returns its link. */
export async function waitForMailedLink(dataDir: string, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => (link = findNewestLink(join(dataDir, 'outbox'), address)), {
      message: `a mail to ${address}`,
    })
    .toBeTruthy();
  return link as string;
}

function findNewestLink(folder: string, address: string): string | undefined {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
  return /https?:\/\/\S+token=[\w.-]+/.exec(decodeQuotedPrintable(mails.at(-1) ?? ''))?.[0];
}

/** Decodes quoted-printable: long links are wrapped and '=' is written '=3D'. */
function decodeQuotedPrintable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
