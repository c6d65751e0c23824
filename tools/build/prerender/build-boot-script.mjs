import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../prepare.mjs';
import { buildTarget } from '../browsers.mjs';

/** The script is in each prerendered page. Bytes (brotli). */
const maxBytes = 3_000;

/** Builds the inline script of prerendered pages (`src/web/boot/boot.ts`) and returns its text. */
export async function buildBootScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/web/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: buildTarget,
    define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE ?? '') },
  });
  const text = outputFiles[0].text.trim();
  if (text.includes('</script'))
    throw new Error(
      'src/web/boot: the boot script contains "</script", which ends an inline script. Split the text.',
    );
  const bytes = brotliCompressSync(text).length;
  console.log(`boot script: ${bytes} of ${maxBytes} bytes (brotli)`);
  if (bytes > maxBytes)
    throw new Error(`src/web/boot: the boot script has ${bytes} of ${maxBytes} bytes. Import less.`);
  return text;
}
