import { pathTo, patterns } from '#contract/paths.ts';
import { call, profile, createAccount } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** The profile that completes a sign-up. */
export const registration: RequestSequence = async (running, record) => {
  const { registrationId } = await createAccount(running);
  const send = (changes: object, id = registrationId) =>
    call(running, 'POST', pathTo(patterns.userInfo, { id }), { ...profile, ...changes });
  await record('registration: unknown id', send({}, 7));
  await record('registration: wrong shape', send({ education: 5 }));
  await record('registration: outdated terms', send({ terms: '1999-01-01' }));
  await record('registration: terms not accepted', send({ personal: '0' }));
  const young = await createAccount(running);
  // Keeps the times of the following responses unchanged.
  running.clock.advance({ seconds: -1 });
  await record('registration: child', send({ age: 17 }, young.registrationId));
  await record('registration: child, repeated', send({ age: 18 }, young.registrationId));
  await record('registration: age', send({ age: 30.5 }));
  await record('registration: no name', send({ name: ' ' }));
  await record('registration: no code', send({ education: '' }));
  await record('registration: city too long', send({ city: 'x'.repeat(300) }));
  await record('registration: phone', send({ phone: 12 }));
  await record('registration', send({ research: true, researchText: '2026-10-01', phone: '' }));
  await record('registration: used id', send({}));
};
