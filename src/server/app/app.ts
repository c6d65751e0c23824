import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { apiBase } from '#contract/paths.ts';
import { errorCodeKeyword } from '#contract/texts.ts';
import type { Config } from '../config/config.ts';
import type { Context } from './context.ts';
import type { Metrics } from './metrics/metrics.ts';
import { warnOfInvalidClientAddress } from './plugins/client-address.ts';
import { createClientErrorHandler } from './plugins/client-errors.ts';
import { closeConnectionsWhileDraining } from './plugins/draining.ts';
import { registerErrorHandler, createBadUrlHandler } from './plugins/errors.ts';
import { serveQuickExit } from './plugins/quick-exit.ts';
import { measureResponses } from './plugins/metrics.ts';
import { refuseUnreadableText } from './plugins/readable-text.ts';
import { addRequestLanguage } from './plugins/language.ts';
import { sendRequestIdHeader } from './plugins/request-id.ts';
import { type LogTarget, logResponses, createLoggerOptions } from './plugins/request-log.ts';
import { createSecurityHeaders, sendSecurityHeaders } from './plugins/security-headers.ts';
import { serveSecurityTxt } from './plugins/security-txt.ts';
import { serveSite } from './plugins/site.ts';
import { auditRefusals } from './plugins/audit.ts';
import { type Readiness, createReadiness } from './readiness.ts';
import { createRequestId } from './request-id.ts';
import { apiPlugin, type ApiPlugin, type LoadLimits } from '../routes/api.ts';

/** Options of the app. */
export interface CreateAppOptions {
  readonly context: Context;
  /** Absolute folder of the built client. */
  readonly siteDir: string;
  /** Origin of another API that the client was built for. */
  readonly apiOrigin?: string | null;
  readonly log?: LogTarget;
  /** Records durations of responses. */
  readonly metrics?: Metrics;
  /** Whether the process is ready for traffic; always if absent. */
  readonly readiness?: Readiness;
  /** Registered in the scope of the API; the development server adds the API docs. */
  readonly extendApi?: ApiPlugin;
  /** Replaces the default limits of load shedding. */
  readonly loadLimits?: LoadLimits;
}

/** In ms: timeout of a client that does not read a response. Longer than a list may wait for its next page. */
const stalledMs = 90_000;

/** In ms: timeout of a complete request, headers and body. */
const arrivesWithin = 30_000;

/**
 * In ms: keep-alive timeout. The proxy has a shorter one, so that it does not reuse a connection that is being closed.
 */
const idleMs = 75_000;

/** In characters: the maximum length of a route parameter. The limit of the headers is lower in practice. */
const longestPart = 16 * 1024;

/** Composes the server without listening, so that tests can inject requests. */
export async function createApp(parts: CreateAppOptions): Promise<FastifyInstance> {
  const { context } = parts;
  const { config, settings } = context;
  const headers = createSecurityHeaders(config.publicUrl, parts.apiOrigin ?? null, settings.embedHosts ?? []);
  const options: FastifyHttpOptions<Server> = {
    ...createLoggerOptions(parts.log ?? {}),
    clientErrorHandler: createClientErrorHandler(headers, context.languages),
    // Without it Node applies the longer timeout to the body. Node checks timeouts every `connectionsCheckingInterval`.
    http: { headersTimeout: arrivesWithin, connectionsCheckingInterval: 5_000 },
    // A request that arrives during the shutdown is processed, and its connection is closed afterwards.
    return503OnClosing: false,
    genReqId: createRequestId,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout: arrivesWithin,
    connectionTimeout: stalledMs,
    keepAliveTimeout: idleMs,
    routerOptions: { caseSensitive: false, maxParamLength: longestPart },
    // Disables coercion: a number as a string is invalid.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        keywords: [errorCodeKeyword],
        verbose: true,
      },
    },
    frameworkErrors: createBadUrlHandler(headers, context.languages),
  };
  const app = Fastify(options);
  app.decorateRequest('userid', 0);
  app.decorateRequest('tokenHash', '');
  app.decorateRequest('section', null);
  addRequestLanguage(app, context.languages);
  sendRequestIdHeader(app);
  const readiness = parts.readiness ?? createReadiness();
  registerErrorHandler(app, readiness.met);
  logResponses(app);
  auditRefusals(app, context);
  if (parts.metrics) measureResponses(app, parts.metrics);
  sendSecurityHeaders(app, headers);
  closeConnectionsWhileDraining(app, readiness);
  await app.register(cookie);
  refuseUnreadableText(app);
  warnOfInvalidClientAddress(app);
  await app.register((scope) => apiPlugin(scope, context, { ...parts, readiness }), { prefix: apiBase });
  serveQuickExit(app, context);
  serveSecurityTxt(app, config, parts.siteDir, context.now());
  await serveSite(app, parts.siteDir, config.publicUrl);
  return app;
}

/** A number of hops is correct only if all requests pass the proxies. */
function trusted(proxies: Config['trustProxy']): FastifyServerOptions['trustProxy'] {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}
