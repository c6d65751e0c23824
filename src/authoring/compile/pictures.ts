import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Widths in pixels for a phone, for a phone with high pixel density or a tablet, and twice the text column. */
const widths = [360, 720, 1080];
/** WebP quality, 1 to 100. Higher values have no visible effect; photographs are 20 to 90 kB. */
const quality = 72;

/**
 * Resizes pictures of `content/pictures`: an import with `?small` returns URLs for several widths, with width and
 * height to prevent layout shift. Drops metadata such as the location.
 */
export function createPicturesPlugin(): Plugin {
  let cache = '';
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved({ root }) {
      cache = join(root, 'node_modules/.cache/pictures');
    },
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'small') return null;
      this.addWatchFile(file);
      const { sizes, width, height } = await resizePicture(file, cache);
      const imports = sizes.map(({ path }, at) => `import w${at} from ${JSON.stringify(`${path}?url`)};`);
      const srcSet = sizes.map(({ pixels }, at) => `\${w${at}} ${pixels}w`).join(', ');
      const src = `w${sizes.length - 1}`;
      return [
        ...imports,
        `export default { src: ${src}, srcSet: \`${srcSet}\`, width: ${width}, height: ${height} };`,
      ].join('\n');
    },
  };
}

/** A picture in several widths. */
export interface ResizedPicture {
  /** Width of the largest size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Sorted by width, ascending. */
  readonly sizes: readonly { readonly pixels: number; readonly path: string }[];
}

/**
 * Writes a picture in several widths to a folder, once per content hash. Never enlarges.
 * @throws Error with a message for the author if the file is not a picture
 */
export async function resizePicture(file: string, folder: string): Promise<ResizedPicture> {
  const bytes = readFileSync(file);
  const name = `${basename(file).replace(/\.[^.]+$/, '')}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  // The size after rotation by EXIF orientation.
  const { width: originalWidth, height: originalHeight } = await readSize(file, bytes);
  const narrower = widths.filter((pixels) => pixels < originalWidth);
  const targetWidths = narrower.length < widths.length ? [...narrower, originalWidth] : narrower;
  mkdirSync(folder, { recursive: true });
  const sizes = await Promise.all(
    targetWidths.map(async (pixels) => {
      const path = join(folder, `${name}-${pixels}.webp`);
      if (!existsSync(path)) {
        const temporary = `${path}.${process.pid}.tmp`;
        await sharp(bytes).autoOrient().resize({ width: pixels }).webp({ quality }).toFile(temporary);
        renameSync(temporary, path);
      }
      return { pixels, path };
    }),
  );
  const width = targetWidths.at(-1) ?? originalWidth;
  return { width, height: Math.round((originalHeight * width) / originalWidth), sizes };
}

async function readSize(file: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    return (await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })).info;
  } catch (cause) {
    const place = `content/pictures/${basename(file)}`;
    throw new Error(`${place} cannot be read as a picture. Export it again as JPEG, PNG or WebP.`, {
      cause,
    });
  }
}
