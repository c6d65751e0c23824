import type { Profile } from '../../contract/bodies.ts';
import { currentAge } from '../../domain/account/age.ts';
import { codePoints, limits } from '../../domain/account/limits.ts';
import { ageProblem, phoneDigits, phoneProblem } from '../../domain/account/rules.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../plugins/problem.ts';
import { findProfile, insertProfile, type StoredProfile } from '../repositories/profiles.ts';
import { findRegistration, takeRegistration } from '../repositories/registrations.ts';

const unknownId = () => new Problem(404, 'User ID not found. Please log in again.');

/** Demands a registration id that lives. @throws Problem 404 */
export async function requireRegistration(deps: Deps, registrationId: number): Promise<void> {
  if (!(await findRegistration(deps.db, registrationId, deps.now()))) throw unknownId();
}

/**
 * Stores the registration profile and uses the registration id up.
 * @throws Problem 422 for values that break the rules, 404 for an id unknown, expired or used
 */
export async function registerProfile(deps: Deps, registrationId: number, body: Profile): Promise<void> {
  const problem = profileProblem(body);
  if (problem) throw new Problem(422, problem);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const owner = await takeRegistration(tx, registrationId, now);
    if (!owner) throw unknownId();
    await insertProfile(tx, stored(body, owner.userid, now));
  });
}

/**
 * The profile payload of a user as it was sent, but for the age: the one stated and the full years since.
 * @throws Problem 404 when there is none
 */
export async function readProfile(deps: Deps, userid: number): Promise<Profile> {
  const profile = await findProfile(deps.db, userid);
  if (!profile) throw new Problem(404, 'User not found. Please login again.');
  return payload(profile, deps.now());
}

function profileProblem(body: Profile): string | null {
  const texts = [body.name, body.city, body.work].map((text) => codePoints(text.trim()));
  const codes = [body.education, body.current, body.seek, body.distress, body.consult];
  if (texts.includes(0) || codes.includes('')) return 'This field is required';
  if (texts.some((length) => length > limits.shortText)) {
    return `Please use at most ${limits.shortText} characters.`;
  }
  return (
    ageProblem(body.age) ??
    phoneProblem(String(body.phone ?? '')) ??
    (body.personal === '1' ? null : 'You must accept the terms')
  );
}

const clean = (text: string) => text.normalize('NFC').trim();

function stored(body: Profile, userid: number, registeredAt: Date): StoredProfile {
  return {
    userid,
    name: clean(body.name),
    age: body.age,
    city: clean(body.city),
    work: clean(body.work),
    phone: phoneDigits(String(body.phone ?? '')) || null,
    gender: body.gender,
    status: body.status,
    education: Number(body.education),
    current: Number(body.current),
    life: body.life,
    mental: body.mental,
    seek: Number(body.seek),
    distress: Number(body.distress),
    consult: Number(body.consult),
    termsVersion: body.terms ?? 'not stated',
    research: body.research ?? false,
    registeredAt,
  };
}

/** The database holds what `stored` wrote, so its texts are the literals of the contract. */
function payload(profile: StoredProfile, today: Date): Profile {
  const { userid: _, registeredAt, termsVersion: terms, phone, ...fields } = profile;
  const age = currentAge(fields.age, registeredAt, today);
  return { ...fields, age, phone: phone ? Number(phone) : '', personal: '1', terms } as Profile;
}
