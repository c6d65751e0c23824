import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe.ts';

/**
 * Serves the description of the calls as a page under `{api}/docs`. The development server alone passes it to
 * `createApp`: neither it nor its packages are part of the built server. The page brings the content policy that its own
 * styles and scripts need; every other answer keeps the strict one.
 */
export async function apiPage(app: FastifyInstance): Promise<void> {
  await describeApi(app);
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
