import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** First and last code points of the letters and signs that our texts are written with: all that a keyboard types, and quotes, dashes and such. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const;

/** All of these as one text. */
export const subsetText = ranges
  .map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(''),
  )
  .join('');

/** The same for browsers, in few words: a letter in between that the small file lacks is taken from the whole one. */
const unicodeRange = 'U+20-7E,U+A0,U+B7,U+D7,U+2013-2026,U+2212';

/**
 * What of each face is used. Anek's pairs of letters are not moved together: that table alone weighs as much as half of
 * its letters, and nobody sees it in the small type of buttons and labels.
 */
const features: Readonly<Record<string, readonly string[]>> = {
  eczar: ['kern', 'liga', 'tnum'],
  'anek-latin': ['tnum'],
};

const face = /@font-face \{[^}]*url\("@fontsource-variable\/([\w-]+)\/files\/([\w.-]+\.woff2)"\)[^}]*\}/g;
const weights = /font-weight: (\d+) (\d+);/;

/**
 * For a build: adds to each face of a package in `ui/theme/fonts.css` a second one with the same name for the letters
 * of our texts, in a file of about half the size. A browser takes the face that was declared last for a letter, and
 * fetches the whole file only where another letter is to be shown.
 */
export function createSubsetFontsPlugin(): Plugin {
  let root = '';
  return {
    name: 'lean-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/ui\/theme\/fonts\.css$/ },
      async handler(code, id) {
        const added = await Promise.all(
          [...code.matchAll(face)].map(async ([whole, family = '', file = '']) => {
            const [, min, max] = weights.exec(whole) ?? [];
            const kept = features[family];
            if (!kept || !min || !max)
              throw new Error(`lean-fonts: ${family} needs its weights and its features.`);
            const from = createRequire(join(root, 'package.json')).resolve(
              `@fontsource-variable/${family}/files/${file}`,
            );
            const small = await writeSubset(from, join(root, 'node_modules/.cache/fonts'), {
              name: family,
              weights: { min: Number(min), max: Number(max) },
              features: kept,
            });
            return whole
              .replace(/url\("[^"]+"\)/, `url("${relative(dirname(id), small)}")`)
              .replace(/unicode-range:[^;]+;/, `unicode-range: ${unicodeRange};`);
          }),
        );
        if (added.length === 0) throw new Error('lean-fonts: fonts.css has no face of a package.');
        return { code: `${code}\n${added.join('\n')}`, map: null };
      },
    },
  };
}

interface SubsetOptions {
  readonly name: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** OpenType features, by their four letters. */
  readonly features: readonly string[];
}

/**
 * Writes a font with our letters alone, once for the same font and wishes.
 * @returns its path
 */
export async function writeSubset(from: string, folder: string, wanted: SubsetOptions): Promise<string> {
  const font = readFileSync(from);
  const hash = createHash('sha256')
    .update(font)
    .update(subsetText)
    .update(JSON.stringify(wanted))
    .digest('hex');
  const path = join(folder, hash.slice(0, 8), `${wanted.name}-letters.woff2`);
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const small = await subsetFont(font, subsetText, {
    targetFormat: 'woff2',
    variationAxes: { wght: wanted.weights },
    keepFeatures: wanted.features,
    noHinting: true,
  });
  const fresh = `${path}.${process.pid}.tmp`;
  writeFileSync(fresh, small);
  renameSync(fresh, path);
  return path;
}
