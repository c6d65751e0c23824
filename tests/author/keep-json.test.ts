import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { keepJson } from '../../scripts/vite/keep-json.ts';
import { madeUpContent } from '../server/content/made-up-content.ts';

const { folder, write } = madeUpContent();
let vite: ViteDevServer;
beforeEach(async () => {
  write('src/screen.js', "import settings from '../content/settings.json';\nexport default settings;\n");
  vite = await createServer({
    root: folder.root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [keepJson()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});
afterEach(() => vite.close());

/** What the browser is given, asked for anew. */
async function served(address: string): Promise<string> {
  const { client } = vite.environments;
  client.moduleGraph.invalidateAll();
  return (await client.transformRequest(address))?.code ?? '';
}

describe('which form of a JSON file of the content is served while authors write', () => {
  test.each(['{}', '[]', 'null', '{ "lines": [', ''])(
    'help-now.json with %j: as it last was',
    async (text) => {
      const good = await served('/content/help-now.json');
      expect(good).toContain('18001234567');
      write('content/help-now.json', text);
      expect(await served('/content/help-now.json')).toBe(good);
    },
  );

  test('a file that is in order is served as it stands, and so is one without a schema', async () => {
    await served('/content/pages.json');
    write('content/pages.json', '{ "withoutScript": "Go on.", "descriptions": { "/": "The start." } }');
    expect(await served('/content/pages.json')).toContain('Go on.');
    write('content/own.json', '{ "word": "mine" }');
    expect(await served('/content/own.json')).toContain('mine');
  });

  test('a deleted file is served as it last was, also to a screen that is read anew', async () => {
    await served('/src/screen.js');
    const good = await served('/content/settings.json');
    rmSync(join(folder.root, 'content/settings.json'));
    expect(await served('/content/settings.json')).toBe(good);
    expect(await served('/src/screen.js')).toContain('/content/settings.json');
  });
});
