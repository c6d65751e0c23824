import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe.ts';

/**
 * Serves the API docs at `{api}/docs`. Only the development server registers it, so the page and its packages are not
 * in the build. The page has its own content security policy.
 */
export async function apiPage(app: FastifyInstance): Promise<void> {
  await describeApi(app);
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
