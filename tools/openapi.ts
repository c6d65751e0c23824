/** `npm run openapi`: writes `docs/openapi.json` from the schemas of the routes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import '@fastify/swagger';
import { executeCommand } from '#command-line/execute-command.ts';
import { OperatorError } from '#command-line/operator-error.ts';
import { createApp } from '#server/app/app.ts';
import { registerOpenApi } from '#server/app/openapi/describe.ts';
import { parseConfig } from '#server/config/config.ts';
import { createLanguages } from '#server/language/languages.ts';
import { builtInSettings } from '#server/config/settings.ts';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

await executeCommand(
  {
    name: 'openapi',
    usage: '[--check]',
    summary: 'Writes docs/openapi.json from the schemas of the routes.',
    options: [['--check', 'writes nothing, and fails if the file is out of date']],
    example: '--check',
  },
  async () => {
    const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
    const document = await createDocument();
    if (!values.check) writeFileSync(file, document);
    else if (readFileSync(file, 'utf8') !== document)
      throw new OperatorError('docs/openapi.json is out of date. Run npm run openapi, and commit the file.');
  },
  { describeError: (error) => (error instanceof OperatorError ? error.message : null) },
);

/** Composes the app without a database and reads its OpenAPI document. */
async function createDocument(): Promise<string> {
  let text = '';
  const app = await createApp({
    context: {
      config: parseConfig({}),
      settings: builtInSettings,
      languages: createLanguages(new Map(), []),
      db: undefined as never,
      mails: { wake: () => {} },
      keyring: undefined as never,
      cipher: undefined as never,
      instruments: [],
      plan: { troubles: [], steps: [] },
      now: () => new Date(),
      sleep: async () => {},
    },
    siteDir: 'none',
    log: { level: 'silent' },
    async extendApi(api) {
      await registerOpenApi(api);
      api.addHook('onReady', async () => {
        text = `${JSON.stringify(api.swagger(), null, 2)}\n`;
      });
    },
  });
  await app.ready();
  await app.close();
  return text;
}
