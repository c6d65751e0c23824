import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ErrorCode } from '#contract/errors.ts';
import { RegistrationResponse } from '#contract/account-responses.ts';
import { cookies, patterns } from '#contract/paths.ts';
import { IdParams, Profile, ProfileFields, UserParams } from '#contract/requests.ts';
import { Name, NoContent, OwnProfile } from '#contract/responses.ts';
import { isUnderage } from '#domain/account/rules.ts';
import type { Context } from '../app/context.ts';
import { requireOwner } from '../app/plugins/session.ts';
import {
  correctProfile,
  readName,
  readProfile,
  registerProfile,
  requireRegistration,
} from '../services/profile.ts';
import { clearDeviceCookie } from './device-cookie.ts';
import { ownerErrorCodes } from './error-codes.ts';
import { refuseMalformedParams } from './malformed-params.ts';

const tags = ['Account'];
const profileRefusals = [
  'field-missing',
  'text-too-long',
  'age-invalid',
  'phone-invalid',
] as const satisfies readonly ErrorCode[];

/**
 * The profile: registration, get, change, and the name. Responses contain the current age instead of the stated one,
 * because submissions are scored with it.
 */
export function profileRoutes(context: Context): FastifyPluginAsyncTypebox {
  const owner = requireOwner(context);
  return async (app) => {
    app.post(
      patterns.userInfo,
      {
        schema: {
          summary: 'Send the registration profile',
          description:
            'The registration id works once, within a day. The browser that created the account is logged in.',
          tags,
          security: [],
          params: IdParams,
          body: Profile,
          response: { 200: RegistrationResponse },
        },
        config: {
          refuses: [
            'registration-unknown',
            'terms-changed',
            'wording-changed',
            'terms-not-accepted',
            ...profileRefusals,
          ],
        },
        onRequest: [
          refuseMalformedParams,
          async ({ params }) => requireRegistration(context, Number((params as IdParams).id)),
        ],
      },
      async ({ params, body, cookies: sent }, reply) => {
        // The registration of a person under 18 is deleted.
        if (isUnderage(body.age)) clearDeviceCookie(reply);
        return registerProfile(context, Number(params.id), body, sent[cookies.device]);
      },
    );

    app.get(
      patterns.userInfo,
      {
        schema: {
          summary: 'Get the profile +',
          tags,
          params: IdParams,
          response: { 200: OwnProfile },
        },
        config: { refuses: [...ownerErrorCodes, 'profile-missing'] },
        onRequest: owner,
      },
      async ({ userid }) => readProfile(context, userid),
    );

    app.put(
      patterns.userInfo,
      {
        schema: {
          summary: 'Change the profile +',
          tags,
          params: IdParams,
          body: ProfileFields,
          response: { 204: NoContent },
        },
        config: { refuses: [...ownerErrorCodes, 'consent-withdrawn', 'profile-missing', ...profileRefusals] },
        onRequest: owner,
      },
      async ({ userid, body }, reply) => {
        await correctProfile(context, userid, body);
        return reply.code(204).send();
      },
    );

    for (const pattern of [patterns.name, patterns.profileName]) {
      app.get(
        pattern,
        {
          schema: {
            summary: 'Get the name of the profile',
            tags,
            params: UserParams,
            response: { 200: Name },
          },
          config: { refuses: [...ownerErrorCodes, 'profile-missing'] },
          onRequest: owner,
        },
        async ({ userid }, reply) => {
          const name = await readName(context, userid);
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(name));
        },
      );
    }
  };
}
