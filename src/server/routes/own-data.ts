import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportBundle, Export as ExportFile, ExportPage, ExportTable } from '#contract/own-data.ts';
import { patterns } from '#contract/paths.ts';
import { ExportFormat, AccountRemovalBody, UserParams } from '#contract/requests.ts';
import { NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import type { Locale } from '../language/languages.ts';
import { beginExport } from '../services/begin-export.ts';
import { createExport } from '../services/export.ts';
import { streamCsv } from '../services/export-csv.ts';
import { createBundle } from '../services/own-fhir.ts';
import { streamPage, exportPageCsp } from '../services/own-page/own-page.ts';
import { removeAccount } from '../services/remove-account.ts';
import { streamJson } from './json-text.ts';
import { ownerErrorCodes } from './error-codes.ts';
import { sendText } from './send-text.ts';

const tags = ['Account'];

/** Schemas by content type, for the API docs only: the file is not serialized by them. */
const exported = {
  description: 'A file with all data of the person.',
  content: {
    'application/json': { schema: ExportFile },
    'text/csv': { schema: ExportTable },
    'text/html': { schema: ExportPage },
    'application/fhir+json': { schema: ExportBundle },
  },
};

async function* toJsonFile(data: object) {
  yield* streamJson(data);
  yield '\n';
}

/** Formats of the export: content type, file extension and text. */
const forms = {
  json: {
    type: 'application/json; charset=utf-8',
    end: 'json',
    text: async ({ context, userid, locale }) => toJsonFile(await createExport(context, userid, locale)),
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    end: 'csv',
    text: async ({ context, userid, locale }) =>
      streamCsv(locale.t, await createExport(context, userid, locale)),
  },
  html: {
    type: 'text/html; charset=utf-8',
    end: 'html',
    text: async ({ context, userid, locale }) =>
      streamPage(await createExport(context, userid, locale), locale, context.languages),
    policy: exportPageCsp,
  },
  fhir: {
    type: 'application/fhir+json; charset=utf-8',
    end: 'fhir.json',
    text: async ({ context, userid, locale }) => toJsonFile(await createBundle(context, userid, locale)),
  },
} as const satisfies Record<string, OwnFile>;

interface FileOptions {
  readonly context: Context;
  readonly userid: number;
  /** Language of the texts. */
  readonly locale: Locale;
}

interface OwnFile {
  readonly type: string;
  readonly end: string;
  readonly text: (options: FileOptions) => Promise<AsyncIterable<string>>;
  /** Replaces the default content security policy. */
  readonly policy?: string;
}

/** Data export and deletion of the account. */
export function ownDataRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.exportData,
      {
        schema: {
          summary: 'Export the data of the person +',
          tags,
          params: UserParams,
          querystring: ExportFormat,
          response: { 200: exported },
        },
        config: { refuses: [...ownerErrorCodes, 'too-many-tries'] },
        onRequest: owner,
      },
      async ({ userid, query, locale }, reply) => {
        await beginExport(context, userid);
        const form: OwnFile = forms[query.format ?? 'json'];
        const file = await form.text({ context, userid, locale });
        reply
          .header('content-disposition', `attachment; filename="wellness-check.${form.end}"`)
          .type(form.type);
        if (form.policy) reply.header('content-security-policy', form.policy);
        return sendText(reply, file);
      },
    );

    app.post(
      patterns.remove,
      {
        schema: {
          summary: 'Delete the account +',
          description: 'Deletes profile, attempts, sessions, surveys and consents immediately.',
          tags,
          params: UserParams,
          body: AccountRemovalBody,
          response: { 204: NoContent },
        },
        config: {
          refuses: [
            ...ownerErrorCodes,
            'password-wrong',
            'removal-unconfirmed',
            'too-many-tries',
            'passwords-busy',
          ],
        },
        onRequest: owner,
      },
      async ({ userid, body, ip }, reply) => {
        await removeAccount(context, userid, body, ip);
        return reply.code(204).send();
      },
    );
  };
}
