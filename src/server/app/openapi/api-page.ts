import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/paths.ts';
import { registerOpenApi } from './describe.ts';

/** The page of Swagger UI has no viewport, so a phone would show it at the width of a desktop. */
const viewport = `document.head.insertAdjacentHTML('beforeend', '<meta name="viewport" content="width=device-width">');`;

/**
 * Serves the API reference at `{api}/docs`. Only the development server registers it, so the page and its packages are
 * not in the build. Its content security policy allows no other host; Swagger UI needs inline styles.
 */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  await registerOpenApi(app);
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: apiBase,
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'API reference', js: [{ filename: 'viewport.js', content: viewport }] },
    staticCSP: {
      'default-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  });
}
