/** Serves the built Storybook as any static server would, below a path. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { basePath, siteFolder, siteFolderName } from './site.mjs';

/** Starts the server on 127.0.0.1 and resolves with its URL. Port 0 selects a free port. */
export async function serveSite(port) {
  if (!existsSync(join(siteFolder, 'index.html')))
    throw new Error(`${siteFolderName} does not exist. Run npm run storybook:build.`);
  const server = fastify();
  await server.register(fastifyStatic, { root: siteFolder, prefix: basePath });
  const address = await server.listen({ host: '127.0.0.1', port });
  return { address: address + basePath, close: () => server.close() };
}
