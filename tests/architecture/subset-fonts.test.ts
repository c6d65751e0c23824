import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseOverlayName } from '#authoring/source/translation/overlay-files.ts';
import { subsetText, writeSubset } from '#tools/build/subset-fonts.ts';

const root = join(import.meta.dirname, '../..');
const faces = readFileSync(join(root, 'src/web/ui/theme/fonts.css'), 'utf8');
const [, file = ''] = /url\("(@fontsource-variable\/eczar[^"]+)"\)/.exec(faces) ?? [];

/** Emoji are in a font of the system. */
const isEmoji = (sign: string) => /\p{Extended_Pictographic}|\uFE0F/u.test(sign);

test('the font subsets contain every letter of our texts, so no text loads the full fonts', () => {
  // Translations have other fonts.
  const texts = ['content', 'questionnaires', 'src/locales/en'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.(mdx|json|po)$/.test(name) && !parseOverlayName(name) && !/\/(hi|kn)-IN@/.test(name),
      )
      .map((name) => join(folder, name)),
  );
  const missing = texts.flatMap((path) =>
    [...new Set(readFileSync(join(root, path), 'utf8'))]
      .filter((sign) => sign >= ' ' && !isEmoji(sign) && !subsetText.includes(sign))
      .map((sign) => `${sign} (U+${sign.codePointAt(0)?.toString(16)}) in ${path}`),
  );
  expect(missing, 'Add it to `ranges` in tools/build/subset-fonts.ts, or use another character.').toEqual([]);
});

test('a font subset is built once from its package, and is small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-fonts-'));
  const options = { name: 'eczar', weights: { min: 400, max: 600 }, features: ['kern'] };
  const from = join(root, 'node_modules', file);
  const path = await writeSubset(from, folder, options);
  const { mtimeMs, size } = statSync(path);
  expect(readFileSync(path).toString('latin1', 0, 4)).toBe('wOF2');
  expect(size).toBeLessThan(0.6 * statSync(from).size);
  expect(await writeSubset(from, folder, options)).toBe(path);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
  expect(await writeSubset(from, folder, { ...options, features: [] })).not.toBe(path);
  rmSync(folder, { recursive: true });
});
