import type { Profile, ProfileFields } from '#contract/requests.ts';
import type { RegistrationResponse } from '#contract/account-responses.ts';
import type { OwnProfile } from '#contract/responses.ts';
import { computeAgeAtRegistration, computeCurrentAge } from '#domain/account/age.ts';
import { selectFurtherChoices } from '#domain/account/further-choices.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import { validateAdultAge, isUnderage, parsePhone, validatePhone } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { findProfile, insertProfile, type StoredProfile, updateProfile } from '../repositories/profiles.ts';
import { findRegistration, consumeRegistration } from '../repositories/registrations.ts';
import { openRegisteredSession } from './registered-session.ts';
import { getConsents, refuseOldTerms, registerConsents } from './consent.ts';
import { refuseStopped } from './stop-processing.ts';
import { endUnderageRegistration } from './underage.ts';

/** Requires a valid registration id. @throws AppError 404 */
export async function requireRegistration(context: Context, registrationId: number): Promise<void> {
  const isId = Number.isSafeInteger(registrationId);
  if (!isId || !(await findRegistration(context.db, context.cipher, registrationId, context.now()))) {
    throw createAppError('registration-unknown');
  }
}

/**
 * Stores the profile with its consents and deletes the registration id. An age under 18 ends the registration, whatever
 * else is invalid.
 * @param deviceCookie of the client, which decides about the session
 * @returns a session, or an empty object
 * @throws AppError 409 for outdated terms, 422 for invalid values, 404 for an id that is unknown, expired or used
 */
export async function registerProfile(
  context: Context,
  registrationId: number,
  body: Profile,
  deviceCookie?: string,
): Promise<RegistrationResponse> {
  if (isUnderage(body.age)) throw await endUnderageRegistration(context, registrationId);
  refuseOldTerms(context, body);
  refuseInvalidFields(body);
  if (body.personal !== '1') throw createAppError('terms-not-accepted');
  const now = context.now();
  const { cipher } = context;
  return context.db.transaction(async (tx) => {
    const owner = await findRegistration(tx, cipher, registrationId, now);
    if (!owner || !(await lockAccount(tx, owner.userid))) throw createAppError('registration-unknown');
    const { userid } = owner;
    if (!(await consumeRegistration(tx, cipher, { userid, registrationId }, now)))
      throw createAppError('registration-unknown');
    await insertProfile(tx, cipher, stored(body, userid, body.age, now));
    await registerConsents(context, tx, userid, body);
    return openRegisteredSession(context, tx, userid, deviceCookie, now);
  });
}

/**
 * Changes the profile. Attempts keep the demographics with which they were scored.
 * @param fields with the current age
 * @throws AppError 422 for invalid values, 403 while the account is stopped, 404 without a profile
 */
export async function correctProfile(context: Context, userid: number, fields: ProfileFields): Promise<void> {
  refuseInvalidFields(fields);
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, userid);
    await refuseStopped(tx, userid);
    const { registeredAt, nominee } = await requireProfile({ ...context, db: tx }, userid);
    const age = computeAgeAtRegistration(fields.age, registeredAt, context.now());
    await updateProfile(tx, context.cipher, { ...stored(fields, userid, age, registeredAt), nominee });
  });
}

/**
 * Reads the profile as it was sent, with the current age: the stated one plus full years since.
 * @throws AppError 404 without a profile
 */
export async function readProfile(context: Context, userid: number): Promise<OwnProfile> {
  const profile = await requireProfile(context, userid);
  const { terms, research } = await getConsents(context, userid);
  return {
    ...toProfileFields(profile, context.now()),
    personal: '1',
    terms: terms?.version ?? '',
    research: research?.given ?? false,
  };
}

/** Reads the name of the profile. @throws AppError 404 without a profile */
export async function readName(context: Context, userid: number): Promise<string> {
  return (await requireProfile(context, userid)).name;
}

async function requireProfile(context: Context, userid: number): Promise<StoredProfile> {
  const profile = await findProfile(context.db, context.cipher, userid);
  if (!profile) throw createAppError('profile-missing');
  return profile;
}

function refuseInvalidFields(fields: ProfileFields): void {
  const [name, ...otherTexts] = [fields.name, fields.city, fields.work].map((text) =>
    countCodePoints(cleanText(text)),
  );
  const hasEducation = fields.education !== '' || fields.details?.education !== undefined;
  if (name === 0 || !hasEducation) throw createAppError('field-missing');
  if ([name, ...otherTexts].some((length = 0) => length > limits.shortText)) {
    throw createAppError('text-too-long', { max: limits.shortText });
  }
  if (validateAdultAge(fields.age) !== null)
    throw createAppError('age-invalid', { problem: fields.age < limits.age.min ? 'under' : 'invalid' });
  if (validatePhone(String(fields.phone ?? '')) !== null) throw createAppError('phone-invalid');
}

/** @param age at registration */
function stored(fields: ProfileFields, userid: number, age: number, registeredAt: Date): StoredProfile {
  return {
    userid,
    name: cleanText(fields.name),
    age,
    city: cleanText(fields.city),
    work: cleanText(fields.work),
    phone: parsePhone(String(fields.phone ?? '')) || null,
    gender: fields.gender,
    status: fields.status,
    education: fields.education || null,
    current: fields.current || null,
    life: fields.life,
    mental: fields.mental,
    seek: fields.seek || null,
    distress: fields.distress || null,
    consult: fields.consult || null,
    nominee: null,
    details: selectFurtherChoices(fields),
    registeredAt,
  };
}

function toProfileFields(
  { userid: _, nominee: __, details, registeredAt, phone, ...fields }: StoredProfile,
  today: Date,
) {
  const { education, current, seek, distress, consult } = fields;
  return {
    ...fields,
    age: computeCurrentAge(fields.age, registeredAt, today),
    education: education ?? ('' as const),
    current: current ?? ('' as const),
    seek: seek ?? ('' as const),
    distress: distress ?? ('' as const),
    consult: consult ?? ('' as const),
    phone: phone ? Number(phone) : ('' as const),
    ...(details && { details }),
  };
}
