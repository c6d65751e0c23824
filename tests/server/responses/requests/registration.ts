import { pathTo, patterns } from '#contract/paths.ts';
import { call, profile, registered } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** The profile that ends a sign-up. */
export const registration: Walk = async (running, note) => {
  const { registrationId } = await registered(running);
  const send = (changes: object, id = registrationId) =>
    call(running, 'POST', pathTo(patterns.userInfo, { id }), { ...profile, ...changes });
  await note('registration: unknown id', send({}, 7));
  await note('registration: wrong shape', send({ education: 5 }));
  await note('registration: other terms', send({ terms: '1999-01-01' }));
  await note('registration: terms not accepted', send({ personal: '0' }));
  const young = await registered(running);
  // The moments of the answers that follow stay those that are recorded.
  running.clock.advance({ seconds: -1 });
  await note('registration: child', send({ age: 17 }, young.registrationId));
  await note('registration: child again', send({ age: 18 }, young.registrationId));
  await note('registration: age', send({ age: 30.5 }));
  await note('registration: no name', send({ name: ' ' }));
  await note('registration: no code', send({ education: '' }));
  await note('registration: city too long', send({ city: 'x'.repeat(300) }));
  await note('registration: phone', send({ phone: 12 }));
  await note('registration', send({ research: true, researchText: '2026-10-01', phone: '' }));
  await note('registration: used id', send({}));
};
