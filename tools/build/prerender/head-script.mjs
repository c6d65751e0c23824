import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../prepare.mjs';

/**
 * The text of a small script that stands in the head of rendered pages.
 * @param name its file in `src/web/early`: `first` for public pages, `before-paint` for those behind the login
 */
export async function headScript(name) {
  const { outputFiles } = await build({
    entryPoints: [join(root, `src/web/early/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env.VITE_API_BASE': JSON.stringify(process.env.VITE_API_BASE ?? '') },
  });
  const text = outputFiles[0].text.trim();
  if (text.includes('</script')) throw new Error('The script in the head would end itself.');
  return text;
}
