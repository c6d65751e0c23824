/** `npm run publish:notice`: stores a copy of the consent notice in each language that has none of its version. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConsentNotice, getPublishedNoticeFile } from '#domain/account/consent-notice.ts';
import type { CommandHelp } from '#command-line/command-help.ts';
import { executeCommand } from '#command-line/execute-command.ts';
import { OperatorError } from '#command-line/operator-error.ts';

const help: CommandHelp = {
  name: 'publish:notice',
  usage: '',
  summary:
    'Stores a copy of each new version of the consent notice, in each language, in content/consent-notice/published.',
  options: [],
  example: '',
};

await executeCommand(help, async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = join(root, 'content/consent-notice');
  const translations = join(root, 'node_modules/.cache/content/translations');
  const languages = existsSync(translations) ? readdirSync(translations) : [];
  const files = [
    ...readdirSync(folder)
      .filter((file) => /^[^.]+\.json$/.test(file))
      .map((file) => join(folder, file)),
    ...languages.map((language) => join(translations, language, 'consent-notice.json')).filter(existsSync),
  ];
  const written = files.flatMap((file) => publish(readFileSync(file, 'utf8'), join(folder, 'published')));
  return written.length > 0 ? `Written: ${written.join(', ')}` : 'All versions are published.';
});

/** @throws OperatorError if another text of this version is published, because receipts quote it */
function publish(text: string, folder: string): string[] {
  const notice = JSON.parse(text) as ConsentNotice;
  const name = getPublishedNoticeFile(notice);
  const file = join(folder, name);
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(notice, null, 2)}\n`);
    return [name];
  }
  if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) !== JSON.stringify(notice))
    throw new OperatorError(
      `content/consent-notice/published/${name}: the text has changed, but not its version. Set "version" (English) or "translation.date" (a translation) to today's date.`,
    );
  return [];
}
