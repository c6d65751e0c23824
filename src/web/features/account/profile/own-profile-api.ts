import { isApiSameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { demographicsApi } from '#api/reader-facts-api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Profile, ProfileFields } from '#contract/requests.ts';
import { type ParsedRegistration, readRegistered } from '#contract/wire/accounts.ts';
import { readDemographics } from '#contract/wire/demographics.ts';
import { readProfileFields } from '#contract/wire/profile.ts';
import { unknownAge } from '#domain/account/age.ts';

/** Fields that are not in specification 1, section 3. */
const ownFields = ['research', 'researchText', 'terms', 'notice', 'details'] as const;

/** Removes the fields that a server of another origin does not know. */
function toSpecifiedBody(profile: Partial<Profile>): object {
  if (isApiSameOrigin) return profile;
  const body = { ...profile };
  for (const field of ownFields) delete body[field];
  return body;
}

/** Endpoints of the own profile. The registration is sent without a session token, since there is no session yet. */
export const ownProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<
      ParsedRegistration | null,
      { readonly registrationId: string; readonly profile: Profile }
    >({
      query: ({ registrationId, profile }) => ({
        url: pathTo(patterns.userInfo, { id: registrationId }),
        method: 'POST',
        body: toSpecifiedBody(profile),
        anonymous: true,
      }),
      transformResponse: readRegistered,
    }),
    /** The profile on the server, with the current age. A response without profile fields is an error. */
    ownProfile: build.query<ProfileFields, string>({
      query: (userid) => ({ url: pathTo(patterns.userInfo, { id: userid }) }),
      transformResponse: (body: unknown) => {
        const profile = readProfileFields(body);
        if (profile === null) throw new Error('GET userInfo: the response is not a profile.');
        return profile;
      },
      keepUnusedDataFor: 0,
    }),
    /** Replaces the profile fields, and updates the cached name and reader data. */
    correctProfile: build.mutation<unknown, { readonly userid: string; readonly profile: ProfileFields }>({
      query: ({ userid, profile }) => ({
        url: pathTo(patterns.userInfo, { id: userid }),
        method: 'PUT',
        body: toSpecifiedBody(profile),
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Name']),
      async onQueryStarted({ userid, profile }, { dispatch, queryFulfilled }) {
        const isCorrected = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isCorrected) return;
        void dispatch(
          demographicsApi.util.upsertQueryData('readerFacts', userid, {
            age: unknownAge,
            ...readDemographics(profile),
          }),
        );
      },
    }),
  }),
});

export const { useSaveProfileMutation, useOwnProfileQuery, useCorrectProfileMutation } = ownProfileApi;
