import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Pixels: a phone, a phone with fine pixels or a tablet, and twice the width of a text column. */
const widths = [360, 720, 1080];
/** Of WebP, 1 to 100: nobody sees a difference to more, and a photograph has 20 to 90 kB. */
const quality = 72;

/**
 * Makes pictures of `content/pictures` small: a file imported with `?small` gives its addresses in several widths, with
 * its size, so that nothing moves when it comes. What a camera wrote into it, such as the place, is left out.
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

/** A picture made small. */
export interface ResizedPicture {
  /** Of the widest one, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly sizes: readonly { readonly pixels: number; readonly path: string }[];
}

/**
 * Writes the sizes of a picture to a folder, each once for the same bytes; none is wider than the picture itself.
 * @throws Error in the author's words for a file that is no picture
 */
export async function resizePicture(file: string, folder: string): Promise<ResizedPicture> {
  const bytes = readFileSync(file);
  const name = `${basename(file).replace(/\.[^.]+$/, '')}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  // Turned as the camera was held; the size below is that of the turned one.
  const { width: own, height: tall } = await readSize(file, bytes);
  const narrower = widths.filter((pixels) => pixels < own);
  const targetWidths = narrower.length < widths.length ? [...narrower, own] : narrower;
  mkdirSync(folder, { recursive: true });
  const sizes = await Promise.all(
    targetWidths.map(async (pixels) => {
      const path = join(folder, `${name}-${pixels}.webp`);
      if (!existsSync(path)) {
        const fresh = `${path}.${process.pid}.tmp`;
        await sharp(bytes).autoOrient().resize({ width: pixels }).webp({ quality }).toFile(fresh);
        renameSync(fresh, path);
      }
      return { pixels, path };
    }),
  );
  const width = targetWidths.at(-1) ?? own;
  return { width, height: Math.round((tall * width) / own), sizes };
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
