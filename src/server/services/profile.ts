import type { Profile, ProfileFacts } from '../../contract/bodies.ts';
import { ageAtRegistration, currentAge } from '../../domain/account/age.ts';
import { codePoints, limits } from '../../domain/account/limits.ts';
import { ageProblem, phoneDigits, phoneProblem } from '../../domain/account/rules.ts';
import { cleanText } from '../../domain/account/visible.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { findProfile, insertProfile, type StoredProfile, updateProfile } from '../repositories/profiles.ts';
import { findRegistration, takeRegistration } from '../repositories/registrations.ts';
import { consentsOf, refuseOldTerms, registerConsents } from './consent.ts';

const unknownId = () => new Problem(404, 'User ID not found. Please log in again.');

/** Demands a registration id that lives. @throws Problem 404 */
export async function requireRegistration(deps: Deps, registrationId: number): Promise<void> {
  if (!(await findRegistration(deps.db, registrationId, deps.now()))) throw unknownId();
}

/**
 * Stores the registration profile with its consents and uses the registration id up.
 * @throws Problem 409 under terms that are not in force, 422 for values that break the rules, 404 for an id unknown,
 *   expired or used
 */
export async function registerProfile(deps: Deps, registrationId: number, body: Profile): Promise<void> {
  refuseOldTerms(deps, body);
  refuseBadFacts(body);
  if (body.personal !== '1') throw new Problem(422, 'You must accept the terms');
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const owner = await takeRegistration(tx, registrationId, now);
    if (!owner) throw unknownId();
    await insertProfile(tx, stored(body, owner.userid, body.age, now));
    await registerConsents(deps, tx, owner.userid, body);
  });
}

/**
 * Puts corrected facts in the old ones' place. What is stored with attempts stays: each keeps the age it was
 * scored at.
 * @param facts with the age of today
 * @throws Problem 422 for values that break the rules, 404 when there is no profile
 */
export async function correctProfile(deps: Deps, userid: number, facts: ProfileFacts): Promise<void> {
  refuseBadFacts(facts);
  const { registeredAt } = await requireProfile(deps, userid);
  const age = ageAtRegistration(facts.age, registeredAt, deps.now());
  await updateProfile(deps.db, stored(facts, userid, age, registeredAt));
}

/**
 * The profile payload of a user as it was sent, but for the age: the one stated and the full years since.
 * @throws Problem 404 when there is none
 */
export async function readProfile(deps: Deps, userid: number): Promise<Profile> {
  const profile = await requireProfile(deps, userid);
  const { terms, research } = await consentsOf(deps, userid);
  return {
    ...factsOf(profile, deps.now()),
    personal: '1',
    terms: terms?.version ?? '',
    research: research?.given ?? false,
  };
}

/** The name in a user's profile. @throws Problem 404 when there is none */
export async function readName(deps: Deps, userid: number): Promise<string> {
  return (await requireProfile(deps, userid)).name;
}

async function requireProfile(deps: Deps, userid: number): Promise<StoredProfile> {
  const profile = await findProfile(deps.db, userid);
  if (!profile) throw new Problem(404, 'User not found. Please login again.');
  return profile;
}

function refuseBadFacts(facts: ProfileFacts): void {
  const problem = factsProblem(facts);
  if (problem) throw new Problem(422, problem);
}

function factsProblem(facts: ProfileFacts): string | null {
  const texts = [facts.name, facts.city, facts.work].map((text) => codePoints(cleanText(text)));
  const codes = [facts.education, facts.current, facts.seek, facts.distress, facts.consult];
  if (texts.includes(0) || codes.includes('')) return 'This field is required';
  if (texts.some((length) => length > limits.shortText)) {
    return `Please use at most ${limits.shortText} characters.`;
  }
  return ageProblem(facts.age) ?? phoneProblem(String(facts.phone ?? ''));
}

/** @param age at registration */
function stored(facts: ProfileFacts, userid: number, age: number, registeredAt: Date): StoredProfile {
  return {
    userid,
    name: cleanText(facts.name),
    age,
    city: cleanText(facts.city),
    work: cleanText(facts.work),
    phone: phoneDigits(String(facts.phone ?? '')) || null,
    gender: facts.gender,
    status: facts.status,
    education: Number(facts.education),
    current: Number(facts.current),
    life: facts.life,
    mental: facts.mental,
    seek: Number(facts.seek),
    distress: Number(facts.distress),
    consult: Number(facts.consult),
    registeredAt,
  };
}

/** The database holds what `stored` wrote, so its texts are the literals of the contract. */
function factsOf(profile: StoredProfile, today: Date): ProfileFacts {
  const { userid: _, registeredAt, phone, ...facts } = profile;
  const age = currentAge(facts.age, registeredAt, today);
  return { ...facts, age, phone: phone ? Number(phone) : '' } as ProfileFacts;
}
