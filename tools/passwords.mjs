/**
 * Writes `src/server/services/tried-first.ts`: the passwords that guessers try first, from zxcvbn's list, as far as
 * sign-up would accept their length. Run it after a new version of the package: `node tools/passwords.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/** As many as stand in the file: beyond them a password is rare enough for the limits on logins to hold. */
const most = 10_000;
const line = 108;

const resolved = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
const folder = join(dirname(resolved), '..');
const licence = readFileSync(join(folder, 'LICENSE.txt'), 'utf8').trim();
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const listed = JSON.parse(readFileSync(join(folder, 'src/passwords.json'), 'utf8'));
const words = listed.filter((word) => /^[!-~]{6,20}$/.test(word) && !/[`\\$]/.test(word)).slice(0, most);

const lines = [''];
for (const word of words) {
  if (`${lines.at(-1)} ${word}`.length > line) lines.push('');
  lines.push(`${lines.pop()} ${word}`.trim());
}
writeFileSync(
  join(root, 'src/server/services/tried-first.ts'),
  `/**
 * Written by \`node tools/passwords.mjs\`, never by hand: ${words.length} passwords that guessers try first, of 6 to 20
 * characters, from @zxcvbn-ts/language-common ${version}, which stands under this licence:
 *
${licence
  .split('\n')
  .map((text) => ` * ${text}`.trimEnd())
  .join('\n')}
 */
export const triedFirst = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${words.length} passwords`);
