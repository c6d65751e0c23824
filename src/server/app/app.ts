import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { apiBase } from '#contract/paths.ts';
import { refusalKeyword } from '#contract/texts.ts';
import type { Config } from '../config/config.ts';
import type { Context } from './context.ts';
import type { Metrics } from './metrics/metrics.ts';
import { warnOfUnknownClients } from './plugins/client-address.ts';
import { answerClientErrors } from './plugins/client-errors.ts';
import { askConnectionsToEnd } from './plugins/draining.ts';
import { answerErrors, badAddress } from './plugins/errors.ts';
import { serveExit } from './plugins/exit.ts';
import { measureAnswers } from './plugins/metrics.ts';
import { refuseUnreadableText } from './plugins/readable-text.ts';
import { nameRequests } from './plugins/request-id.ts';
import { type LogTarget, logAnswers, quietLogger } from './plugins/request-log.ts';
import { createSecurityHeaders, sendSecurityHeaders } from './plugins/security-headers.ts';
import { serveSecurityTxt } from './plugins/security-txt.ts';
import { serveSite } from './plugins/site.ts';
import { recordRefusals } from './plugins/audit.ts';
import { type Readiness, createReadiness } from './readiness.ts';
import { newRequestId } from './request-id.ts';
import { api, type Extension, type LoadLimits } from '../routes/api.ts';

/** What the app is composed of. */
export interface AppParts {
  readonly context: Context;
  /** Absolute folder of the built browser program. */
  readonly siteDir: string;
  /** Origin of a foreign API that the browser program was built for; absent for our own. */
  readonly apiOrigin?: string | null;
  readonly log?: LogTarget;
  /** Where answers are counted and timed; nowhere when absent. */
  readonly metrics?: Metrics;
  /** Whether people should be sent here; always when absent. */
  readonly readiness?: Readiness;
  /** Added to the scope of the calls; the development server describes them with it. */
  readonly extendApi?: Extension;
  /** In place of the usual limits under load. */
  readonly loadLimits?: LoadLimits;
}

/** In ms. Whoever takes nothing for so long amid an answer is cut off; longer than a long list may wait for its next page. */
const stalledMs = 90_000;

/** In ms, for a whole request: headers and body. */
const arrivesWithin = 30_000;

/** In ms. A proxy in front ends what is idle sooner, so that it never calls over a connection that is just being ended. */
const idleMs = 75_000;

/** In signs: a part of an address is judged by its call, whatever its length; the head ends before it is so long. */
const longestPart = 16 * 1024;

/** Composes the server without listening, so that tests drive the same app in memory. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { context } = parts;
  const { config, settings } = context;
  const headers = createSecurityHeaders(config.publicUrl, parts.apiOrigin ?? null, settings.embedHosts ?? []);
  const options: FastifyHttpOptions<Server> = {
    ...quietLogger(parts.log ?? {}),
    clientErrorHandler: answerClientErrors(headers),
    // Else Node gives the longer time of the two to the body. Node looks at connections every `connectionsCheckingInterval`.
    http: { headersTimeout: arrivesWithin, connectionsCheckingInterval: 5_000 },
    // A call that arrives while the process stops is answered, and its connection closed afterwards.
    return503OnClosing: false,
    genReqId: newRequestId,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout: arrivesWithin,
    connectionTimeout: stalledMs,
    keepAliveTimeout: idleMs,
    routerOptions: { caseSensitive: false, maxParamLength: longestPart },
    // A number written as text is a wrong type, not a number.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        keywords: [refusalKeyword],
        verbose: true,
      },
    },
    frameworkErrors: badAddress(headers),
  };
  const app = Fastify(options);
  app.decorateRequest('userid', 0);
  app.decorateRequest('tokenHash', '');
  app.decorateRequest('section', null);
  nameRequests(app);
  const readiness = parts.readiness ?? createReadiness();
  answerErrors(app, readiness.met);
  logAnswers(app);
  recordRefusals(app, context);
  if (parts.metrics) measureAnswers(app, parts.metrics);
  sendSecurityHeaders(app, headers);
  askConnectionsToEnd(app, readiness);
  await app.register(cookie);
  refuseUnreadableText(app);
  warnOfUnknownClients(app);
  await app.register((scope) => api(scope, context, { ...parts, readiness }), { prefix: apiBase });
  serveExit(app, context);
  serveSecurityTxt(app, config, parts.siteDir, context.now());
  await serveSite(app, parts.siteDir, config.publicUrl);
  return app;
}

/** A count trusts that many hops, whatever their addresses: right only where nobody reaches the server past them. */
function trusted(proxies: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
