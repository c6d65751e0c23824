import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../prepare.mjs';

/** Bytes (brotli) of the script in each prerendered page. */
const maxBytes = 3_000;

/** The text of the inline script in the head of prerendered pages (`src/web/boot/boot.ts`). */
export async function buildBootScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/web/boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE ?? '') },
  });
  const text = outputFiles[0].text.trim();
  if (text.includes('</script')) throw new Error('The boot script contains "</script", which would end it.');
  const bytes = brotliCompressSync(text).length;
  console.log(`boot script: ${bytes} of ${maxBytes} bytes (brotli)`);
  if (bytes > maxBytes)
    throw new Error(`The boot script has ${bytes} of ${maxBytes} bytes: import less in src/web/boot.`);
  return text;
}
