import type { Profile } from '#contract/requests.ts';
import type { Rules } from '#forms/rules.ts';
import { strings } from '../strings.ts';
import { emptyFacts, factFields, factRules, factsBody } from './fact-values.ts';

/** The registration profile as it is in the form: the facts and two boxes. */
export const emptyProfile = { ...emptyFacts, terms: false, research: false };

export type ProfileValues = typeof emptyProfile;

/** The fields that can be wrong, in reading order. */
export const profileFields = [...factFields, 'terms'] as const;

/** Everything but phone and research is required. */
export const profileRules: Rules<ProfileValues> = {
  ...factRules,
  terms: (ticked) => (ticked ? null : strings.profile.mustAccept),
};

/** The words a person could read: the terms, and those beside the research box. */
export interface WordsSeen {
  readonly terms: string;
  readonly researchText: string;
}

/** What travels: the facts and what was agreed to, with the versions of the words. */
export function profileBody(v: ProfileValues, { terms, researchText }: WordsSeen): Profile {
  return {
    ...factsBody(v),
    personal: v.terms ? '1' : '0',
    research: v.research,
    ...(v.research && { researchText }),
    terms,
  };
}
