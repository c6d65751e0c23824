/**
 * A valid body for each route with a body, with which a request must succeed. Words in double braces are replaced by
 * values of the caller (`accounts.ts`).
 */
import fc from 'fast-check';
import { patterns } from '#contract/paths.ts';
import { removalConfirmationWord } from '#domain/account/removal.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { planFallbacks, planPlaces, planTimes } from '#domain/plan/plan-choices.ts';
import { readPlanContent } from '#server/instruments/read-plan.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { profile as asRegistered } from '../routes/people.ts';
import { type Json, planted } from './values.ts';

/** Bodies by route, as `POST /contact`; undefined: the route has none. */
export type ValidBodies = Readonly<Record<string, fc.Arbitrary<Json | undefined>>>;

const createText = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((more) => `${planted} ${more}`)
    .filter((one) => [...one].length <= max && !/\0|\p{Surrogate}/u.test(one));
/** The clock of the fuzzed server is in a year after 2024. */
const birthYear = fc.integer({ min: 1920, max: 2006 });
const email = fc.emailAddress().filter(({ length }) => length < 200);
const password = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 })
  .map((more) => `kite ${more} over`);
const username = fc
  .string({ unit: 'grapheme-ascii', maxLength: 5 })
  .map((more) => `n${more.trim()}{{fresh}}`);

const profileFields = (({ personal: _, terms: __, ...fields }) => fields)(asRegistered);
const fields = {
  ...Object.fromEntries(Object.entries(profileFields).map(([key, value]) => [key, fc.constant(value)])),
  name: createText(200),
  city: createText(200),
  work: createText(200),
  age: fc.integer({ min: 18, max: 120 }),
  phone: fc.constantFrom<Json>('', 9876543210),
  gender: fc.constantFrom<Json>('male', 'female', ''),
  education: fc.integer({ min: 1, max: 4 }),
  details: fc.record(
    {
      gender: fc.constantFrom<Json>('transgender', 'another'),
      status: fc.constantFrom<Json>('widowed', 'divorced', 'separated'),
      education: fc.constantFrom<Json>('none', 'primary', 'middle'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>,
};
const profile = { ...fields, personal: fc.constant('1'), terms: fc.constant(builtInSettings.termsVersion) };

const createObject = (values: Record<string, fc.Arbitrary<Json>>, ...optional: string[]) =>
  fc.record(values, {
    requiredKeys: Object.keys(values).filter((key) => !optional.includes(key)),
  }) as fc.Arbitrary<Json>;
const createPlaceholder = (name: string) => fc.constant(`{{${name}}}`);

/** @param instrument the first section, which is open to everyone */
export function createValidBodies(instrument: Instrument): ValidBodies {
  const ans = fc.nat({ max: 20 }).map((shift) => someAnswers(instrument, shift));
  const code = fc.integer({ min: 1, max: 5 });
  const plan = readPlanContent();
  const trouble = plan.troubles[0]!.id;
  const step = plan.steps.find(({ troubles }) => troubles.includes(trouble))!.slug;
  const bodies: Record<string, fc.Arbitrary<Json | undefined>> = {
    [patterns.login]: fc.oneof(
      createObject(
        {
          username: createPlaceholder('username'),
          password: createPlaceholder('password'),
          remember: fc.boolean(),
        },
        'remember',
      ),
      createObject({ email }),
    ),
    [patterns.resetPassword]: createObject({ token: createPlaceholder('resetToken'), password }),
    [patterns.logout]: fc.constantFrom(undefined, {}),
    [patterns.verifyEmail]: createObject({ email, birthYear }, 'birthYear'),
    [patterns.createUser]: createObject(
      { email: createPlaceholder('signUpEmail'), username, password, birthYear },
      'birthYear',
    ),
    [patterns.userInfo]: createObject(profile, 'details'),
    [patterns.consent]: fc.constant({
      purpose: 'terms',
      given: true,
      version: builtInSettings.termsVersion,
    }),
    [patterns.sessions]: createObject({ id: fc.stringMatching(/^[0-9a-f]{64}$/) }, 'id'),
    [patterns.password]: createObject({ password: createPlaceholder('password'), newPassword: password }),
    [patterns.survey]: createObject({
      feedback: createText(4000),
      recommend: code,
      comfort: code,
      consult: code,
      statements: fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1 }),
    }),
    [patterns.reminder]: createObject({ on: fc.constantFrom<Json>(null, '{{reminderDay}}') }),
    [patterns.step]: fc.oneof(
      createObject({ section_id: fc.constant(instrument.id), place: fc.constantFrom(null, 0) }),
      createObject({ helped: code }),
      createObject({
        trouble: fc.constant(trouble),
        step: fc.constant(step),
        smaller: fc.boolean(),
        when: fc.constantFrom(...planTimes.map((one) => one.code)),
        where: fc.constantFrom(...planPlaces.map((one) => one.code)),
        if_not: fc.constantFrom(...planFallbacks.map((one) => one.code)),
        day: createPlaceholder('today'),
      }),
    ),
    [patterns.understanding]: createObject({
      section_id: fc.constant(instrument.id),
      language: fc.constant(instrument.language ?? 'en-IN'),
      question: fc.constantFrom('change', 'step'),
      right: fc.boolean(),
    }),
    [patterns.language]: createObject({ language: fc.constantFrom('en', 'en-IN', 'EN-US') }),
    [patterns.notices]: createObject({ noticeId: createText(22) }),
    [patterns.remove]: createObject({
      password: createPlaceholder('password'),
      confirm: fc.constantFrom(removalConfirmationWord, ` ${removalConfirmationWord.toLowerCase()} `),
    }),
    [patterns.submit]: createObject({ ans }),
    // The plaintext of an encrypted submission, which is encrypted before it is sent.
    [patterns.sealed]: createObject({
      ans,
      version: fc.constant(instrument.version),
      language: fc.constantFrom('en-IN', 'hi', 'ta-IN'),
      key: fc.uuid(),
      begunAt: fc.constantFrom('2026-01-01T10:00:00Z', '2999-01-01T10:00:00.000Z'),
      finishedAt: fc.constantFrom('2026-01-01T10:05:00.5Z', '1999-02-28T10:00:00Z'),
    }),
    [patterns.contact]: createObject({
      username: createText(200),
      email,
      age: fc.integer({ min: 18, max: 120 }),
      gender: createText(200),
      message: createText(4000),
      kind: fc.constantFrom('message', 'complaint'),
    }),
  };
  const posts = Object.entries(bodies).map(([pattern, body]) => [`POST ${pattern}`, body] as const);
  const nominee = createObject({
    name: createText(200),
    relation: createText(60),
    contact: fc.constantFrom('+91 98765 43210', 'meera@example.org'),
  });
  return {
    ...Object.fromEntries(posts),
    [`PUT ${patterns.userInfo}`]: createObject(fields),
    [`PUT ${patterns.nominee}`]: createObject({ nominee: fc.oneof(nominee, fc.constant(null)) }),
  };
}
