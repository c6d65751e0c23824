import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { consentRoutes } from './consent.ts';
import { messageRoutes } from './messages.ts';
import { ownDataRoutes } from './own-data.ts';
import { profileRoutes } from './profile.ts';
import { refuseUnreadableText } from './readable-text.ts';
import { sectionRoutes } from './sections.ts';
import { sessionRoutes } from './session.ts';
import { signUpRoutes } from './sign-up.ts';
import { submitRoutes } from './submit.ts';

/** Every call of the contract, relative to `{api}`. */
export function apiRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preValidation', refuseUnreadableText);
    app.get(patterns.health, async () => ({ status: 'ok' }));
    await app.register(sessionRoutes(deps));
    await app.register(signUpRoutes(deps));
    await app.register(profileRoutes(deps));
    await app.register(consentRoutes(deps));
    await app.register(sectionRoutes(deps));
    await app.register(submitRoutes(deps));
    await app.register(messageRoutes(deps));
    await app.register(ownDataRoutes(deps));
  };
}
