/** Serves the built workbench as any static server would: files as they lie, under a path. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import fastify from 'fastify';
import { siteFolderName, siteFolder, basePath } from './site.mjs';

/** Starts on 127.0.0.1 (`port` 0 takes a free one); resolves with the address and what ends it. */
export async function serveSite(port) {
  if (!existsSync(join(siteFolder, 'index.html')))
    throw new Error(`${siteFolderName} is not there yet. Run: npm run storybook:build`);
  const server = fastify();
  await server.register(files, { root: siteFolder, prefix: basePath });
  const address = await server.listen({ host: '127.0.0.1', port });
  return { address: address + basePath, close: () => server.close() };
}
