import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ExportPage } from '#contract/own-data.ts';
import { patterns } from '#contract/paths.ts';
import { ConsentChange, UserParams } from '#contract/requests.ts';
import { Consents, NoContent } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import { changeConsent, getConsents } from '../services/consent.ts';
import { renderConsentReceipt, receiptPolicy } from '../services/consent-receipt/receipt.ts';
import { ownerErrorCodes } from './error-codes.ts';

const tags = ['Account'];

/** Consents: list, give and withdraw. */
export function consentRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.get(
      patterns.consent,
      {
        schema: {
          summary: 'List the consents of the person +',
          tags,
          params: UserParams,
          response: { 200: Consents },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: owner,
      },
      async ({ userid }) => getConsents(context, userid),
    );

    app.get(
      patterns.receipt,
      {
        schema: {
          summary: 'Get a receipt of the consents +',
          description: 'Contains the full text of each notice in the version that was displayed.',
          tags,
          params: UserParams,
          response: {
            200: {
              description: 'One HTML file without scripts and external resources.',
              content: { 'text/html': { schema: ExportPage } },
            },
          },
        },
        config: { refuses: ownerErrorCodes },
        onRequest: owner,
      },
      async ({ userid, locale }, reply) =>
        reply
          .header('content-disposition', 'attachment; filename="wellness-check-receipt.html"')
          .header('content-security-policy', receiptPolicy)
          .type('text/html; charset=utf-8')
          .send(await renderConsentReceipt(context, locale, userid)),
    );

    app.post(
      patterns.consent,
      {
        schema: {
          summary: 'Give or withdraw a consent +',
          description:
            'Without the consent to the terms the account is stopped: it can be read, exported, resumed and removed, but nothing can be added.',
          tags,
          params: UserParams,
          body: ConsentChange,
          response: { 204: NoContent },
        },
        config: {
          refuses: [...ownerErrorCodes, 'wording-changed', 'consent-withdrawn', 'research-disabled'],
        },
        onRequest: owner,
      },
      async ({ userid, body }, reply) => {
        await changeConsent(context, userid, body);
        return reply.code(204).send();
      },
    );
  };
}
