import { sameOrigin } from '#api/address.ts';
import { api } from '#api/api.ts';
import { readerFactsApi } from '#api/reader-facts-api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Profile, ProfileFields } from '#contract/requests.ts';
import { readDemographics } from '#contract/wire/facts.ts';
import { readProfileFields } from '#contract/wire/profile.ts';
import { unknownAge } from '#domain/account/age.ts';

/** The payload of specification 1, section 3: what we ask beyond it is between the person and our own server. */
function specified({ research: _, researchText: __, terms: ___, ...profile }: Profile): Profile {
  return profile;
}

/** The calls of the own profile. The registration goes out without the session's token: there is none yet. */
export const factsApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<unknown, { readonly registrationId: string; readonly profile: Profile }>({
      query: ({ registrationId, profile }) => ({
        url: pathTo(patterns.userInfo, { id: registrationId }),
        method: 'POST',
        body: sameOrigin ? profile : specified(profile),
        anonymous: true,
      }),
    }),
    /** What the server holds of the person, with the age of today. An answer without facts counts as a failure. */
    ownProfile: build.query<ProfileFields, string>({
      query: (userid) => ({ url: pathTo(patterns.userInfo, { id: userid }) }),
      transformResponse: (body: unknown) => {
        const facts = readProfileFields(body);
        if (facts === null) throw new Error('The profile answered with something else than a profile.');
        return facts;
      },
      keepUnusedDataFor: 0,
    }),
    /** Puts corrected facts in the old ones' place. What hangs on name and facts follows at once. */
    correctProfile: build.mutation<unknown, { readonly userid: string; readonly facts: ProfileFields }>({
      query: ({ userid, facts }) => ({
        url: pathTo(patterns.userInfo, { id: userid }),
        method: 'PUT',
        body: facts,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Name']),
      async onQueryStarted({ userid, facts }, { dispatch, queryFulfilled }) {
        const corrected = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!corrected) return;
        void dispatch(
          readerFactsApi.util.upsertQueryData('readerFacts', userid, {
            age: unknownAge,
            ...readDemographics(facts),
          }),
        );
      },
    }),
  }),
});

export const { useSaveProfileMutation, useOwnProfileQuery, useCorrectProfileMutation } = factsApi;
