import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from 'vitest';
import { createServer } from 'vite';
import { library } from '../../scripts/vite/library.ts';
import { json, madeUpContent } from '../server/content/made-up-content.ts';

const { folder, write } = madeUpContent();
const manifest = 'content/chain.json';

/** What the browser is given by a development server that starts now. */
async function servedAtStart(): Promise<string> {
  const vite = await createServer({
    root: folder.root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [library()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    write('src/screen.js', "export { default } from '../content/chain.json?library';\n");
    await vite.environments.client.transformRequest('/src/screen.js');
    const address = `\0library:${folder.root}/${manifest}.js`;
    return (await vite.environments.client.transformRequest(address))?.code ?? '';
  } finally {
    await vite.close();
  }
}

describe('the library at the start of a development server', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder.root,
    });
  beforeEach(() => {
    git('init', '-q');
    git('add', manifest);
    git('commit', '-q', '-m', 'The chain');
  });

  test('has every chapter of the chain, with the facts of its pages', async () => {
    expect(await servedAtStart()).toContain('"title":"Hard days"');
  });

  test.each(['{ "chapters": [', json({ pages: [] }), ''])(
    'keeps the chain of version control while the file holds %j',
    async (text) => {
      const good = await servedAtStart();
      write(manifest, text);
      expect(await servedAtStart()).toBe(good);
    },
  );
});
