import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** First and last code points of the characters of our texts: ASCII, quotes, dashes and a few signs. */
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

/** All characters of the ranges. */
export const subsetText = ranges
  .map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''),
  )
  .join('');

/** The ranges for CSS, shortened. A browser takes a character that the subset lacks from the full font. */
const unicodeRange = 'U+20-7E,U+A0,U+B7,U+D7,U+2013-2026,U+2212';

/**
 * OpenType features of each font. Anek has no kerning: the table is half as large as the glyphs, and the difference is not
 * visible in the small type of buttons and labels.
 */
const features: Readonly<Record<string, readonly string[]>> = {
  eczar: ['kern', 'liga', 'tnum'],
  'anek-latin': ['tnum'],
};

const fontFace = /@font-face \{[^}]*url\("@fontsource-variable\/([\w-]+)\/files\/([\w.-]+\.woff2)"\)[^}]*\}/g;
const weightRange = /font-weight: (\d+) (\d+);/;

/**
 * A Vite plugin that adds a subset of each font of `ui/theme/fonts.css`, in a file of about half the size. Browsers prefer the
 * font face that is declared last, and fetch the full font only for other characters.
 */
export function createSubsetFontsPlugin(): Plugin {
  let root = '';
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/ui\/theme\/fonts\.css$/ },
      async handler(code, id) {
        const subsets = await Promise.all(
          [...code.matchAll(fontFace)].map(async ([rule, family = '', file = '']) => {
            const [, min, max] = weightRange.exec(rule) ?? [];
            const fontFeatures = features[family];
            if (!fontFeatures || !min || !max)
              throw new Error(
                `fonts.css: ${family} needs a range of font-weight, and its features in tools/build/subset-fonts.ts.`,
              );
            const font = createRequire(join(root, 'package.json')).resolve(
              `@fontsource-variable/${family}/files/${file}`,
            );
            const subset = await writeSubset(font, join(root, 'node_modules/.cache/fonts'), {
              name: family,
              weights: { min: Number(min), max: Number(max) },
              features: fontFeatures,
            });
            return rule
              .replace(/url\("[^"]+"\)/, `url("${relative(dirname(id), subset)}")`)
              .replace(/unicode-range:[^;]+;/, `unicode-range: ${unicodeRange};`);
          }),
        );
        if (subsets.length === 0)
          throw new Error('fonts.css has no @font-face of a @fontsource-variable package.');
        return { code: `${code}\n${subsets.join('\n')}`, map: null };
      },
    },
  };
}

interface SubsetOptions {
  readonly name: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** OpenType tags. */
  readonly features: readonly string[];
}

/**
 * Writes a font with the characters of our texts. The file is cached by the font and the options.
 * @returns the path of the file
 */
export async function writeSubset(fontPath: string, folder: string, options: SubsetOptions): Promise<string> {
  const font = readFileSync(fontPath);
  const hash = createHash('sha256')
    .update(font)
    .update(subsetText)
    .update(JSON.stringify(options))
    .digest('hex');
  const path = join(folder, hash.slice(0, 8), `${options.name}-letters.woff2`);
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const subset = await subsetFont(font, subsetText, {
    targetFormat: 'woff2',
    variationAxes: { wght: options.weights },
    keepFeatures: options.features,
    noHinting: true,
  });
  // Renamed when complete, because several builds share the cache.
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, subset);
  renameSync(temporary, path);
  return path;
}
