import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Context } from '../app/context.ts';
import { consentRoutes } from './consent.ts';
import { userSessionRoutes } from './user-sessions.ts';
import { languageRoutes } from './language.ts';
import { messageRoutes } from './messages.ts';
import { nomineeRoutes } from './nominee.ts';
import { noticeRoutes } from './notices.ts';
import { ownDataRoutes } from './own-data.ts';
import { ownPasswordRoutes } from './own-password.ts';
import { profileRoutes } from './profile.ts';
import { reminderRoutes } from './reminder.ts';
import { encryptedSubmissionRoutes } from './encrypted-submission.ts';
import { sectionRoutes } from './sections.ts';
import { authenticationRoutes } from './authentication.ts';
import { signUpRoutes } from './sign-up.ts';
import { stepRoutes } from './step.ts';
import { submitRoutes } from './submit.ts';
import { understandingRoutes } from './understanding.ts';

/** All routes of the contract except the health checks, relative to `{api}`. */
export function apiRoutes(context: Context): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(authenticationRoutes(context));
    await app.register(userSessionRoutes(context));
    await app.register(ownPasswordRoutes(context));
    await app.register(signUpRoutes(context));
    await app.register(profileRoutes(context));
    await app.register(consentRoutes(context));
    await app.register(nomineeRoutes(context));
    await app.register(noticeRoutes(context));
    await app.register(languageRoutes(context));
    await app.register(sectionRoutes(context));
    await app.register(submitRoutes(context));
    await app.register(encryptedSubmissionRoutes(context));
    await app.register(stepRoutes(context));
    await app.register(reminderRoutes(context));
    await app.register(understandingRoutes(context));
    await app.register(messageRoutes(context));
    await app.register(ownDataRoutes(context));
  };
}
