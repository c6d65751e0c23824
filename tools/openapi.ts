/**
 * `npm run openapi`: writes `docs/openapi.json` from the schemas of the routes. With `--check` it writes nothing and
 * fails when the file is not what the routes say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import '@fastify/swagger';
import { createApp } from '#server/app/app.ts';
import { parseConfig } from '#server/config/config.ts';
import { describeApi } from '#server/app/openapi/describe.ts';
import { builtInSettings } from '#server/config/settings.ts';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

/** The document, of a server that is composed and never called: it needs no database. */
async function document(): Promise<string> {
  const app = await createApp({
    context: {
      config: parseConfig({}),
      settings: builtInSettings,
      db: undefined as never,
      mails: { wake: () => {} },
      keyring: undefined as never,
      cipher: undefined as never,
      instruments: [],
      now: () => new Date(),
      sleep: async () => {},
    },
    siteDir: 'none',
    log: { level: 'silent' },
    async extendApi(api) {
      await describeApi(api);
      api.addHook('onReady', async () => {
        written = `${JSON.stringify(api.swagger(), null, 2)}\n`;
      });
    },
  });
  let written = '';
  await app.ready();
  await app.close();
  return written;
}

const now = await document();
if (!process.argv.includes('--check')) writeFileSync(file, now);
else if (readFileSync(file, 'utf8') !== now) {
  console.error('docs/openapi.json is not what the routes say. Run npm run openapi and commit the file.');
  process.exitCode = 1;
}
