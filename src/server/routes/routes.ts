import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Context } from '../context.ts';
import { refuseLateCalls } from '../plugins/late-calls.ts';
import type { Readiness } from '../readiness.ts';
import { consentRoutes } from './consent.ts';
import { healthRoutes } from './health.ts';
import { loginRoutes } from './logins.ts';
import { messageRoutes } from './messages.ts';
import { ownDataRoutes } from './own-data.ts';
import { ownPasswordRoutes } from './own-password.ts';
import { profileRoutes } from './profile.ts';
import { refuseUnreadableBody } from './readable-body.ts';
import { sealedRoutes } from './sealed.ts';
import { sectionRoutes } from './sections.ts';
import { sessionRoutes } from './session.ts';
import { signUpRoutes } from './sign-up.ts';
import { stepRoutes } from './step.ts';
import { submitRoutes } from './submit.ts';

/** Every call of the contract, relative to `{api}`. */
export function apiRoutes(context: Context, readiness: Readiness): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('preValidation', refuseUnreadableBody);
    await app.register(healthRoutes(readiness));
    // In a scope of its own, for a hook also reaches what was registered before it: whoever asks for the health of the
    // server is answered also in a crowd.
    await app.register(async (busy) => {
      refuseLateCalls(busy, context.line);
      await busy.register(sessionRoutes(context));
      await busy.register(loginRoutes(context));
      await busy.register(ownPasswordRoutes(context));
      await busy.register(signUpRoutes(context));
      await busy.register(profileRoutes(context));
      await busy.register(consentRoutes(context));
      await busy.register(sectionRoutes(context));
      await busy.register(submitRoutes(context));
      await busy.register(sealedRoutes(context));
      await busy.register(stepRoutes(context));
      await busy.register(messageRoutes(context));
      await busy.register(ownDataRoutes(context));
    });
  };
}
