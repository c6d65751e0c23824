import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { filmLengths } from '../../scripts/vite/film-length.ts';
import { madeUpContent } from '../server/content/made-up-content.ts';

const { folder, write } = madeUpContent();

/** The module that a development server makes of `content/media/calm.mp4?seconds`. */
async function served(): Promise<string> {
  const vite = await createServer({
    root: folder.root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [filmLengths()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    write('src/screen.js', "export { default } from '../content/media/calm.mp4?seconds';\n");
    await vite.environments.client.transformRequest('/src/screen.js');
    const address = `\0film-length:${folder.root}/content/media/calm.mp4.js`;
    return (await vite.environments.client.transformRequest(address))?.code ?? '';
  } finally {
    await vite.close();
  }
}

test('a film says how many seconds it lasts', async () => {
  mkdirSync(join(folder.root, 'content/media'), { recursive: true });
  copyFileSync('content/media/preparing-for-help.mp4', join(folder.root, 'content/media/calm.mp4'));
  expect(await served()).toMatch(/export default \d{2,3};/);
});

test('a film that is missing has no length, and stops nobody', async () => {
  expect(await served()).toContain('export default undefined;');
});

test('nor has one that is no film', async () => {
  write('content/media/calm.mp4', 'not a film');
  expect(await served()).toContain('export default undefined;');
});
