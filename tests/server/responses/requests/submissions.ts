import { createPerson } from '../../routes/people.ts';
import { send } from './send.ts';
import type { RequestSequence } from './types.ts';
import { exhaustLimit } from './while-failing.ts';

/** Plain submissions. */
export const submissions: RequestSequence = async (running, record) => {
  const who = await createPerson(running);
  const submitTo = (ans: unknown, headers = {}, sectionId = 'T1') =>
    send(running, who, sectionId, ans, headers);
  const key = { 'Idempotency-Key': 'draft-1' };
  await record('submission: no token', send(running, { ...who, token: '' }, 'T1', [1, 1, 1, 1]));
  await record('submission: another account', send(running, { ...who, userid: 7 }, 'T1', [1, 1, 1, 1]));
  await record('submission: unknown section', submitTo([1], {}, 'S99'));
  await record('submission: wrong shape', submitTo('1,1,1,1'));
  await record('submission: oversized key', submitTo([1, 1, 1, 1], { 'Idempotency-Key': 'k'.repeat(201) }));
  await record('submission: malformed version', submitTo([1, 1, 1, 1], { 'Instrument-Version': 'one' }));
  await record('submission: other version', submitTo([1, 1, 1, 1], { 'Instrument-Version': '2.0' }));
  await record('submission: locked', submitTo([1, 1, 1, 1], {}, 'T2'));
  await record('submission: retired', submitTo([1, 1, 1, 1], {}, 'T3'));
  await record('submission: missing answer', submitTo([1, 1, 1]));
  await record('submission: value outside the scale', submitTo([1, 9, 1, 1]));
  await record('submission: two values outside the scale', submitTo([1, 9, 1, -1]));
  await record('submission: one skipped answer', submitTo([1, 1, null, 1]));
  await record('submission: skipped answers', submitTo([0, 1, null, 0]));
  await record('submission', submitTo([1, 1, 1, 1], key));
  await record('submission: repeated', submitTo([1, 1, 1, 1], key));
  await record('submission: other answers, same key', submitTo([1, 1, 1, 2], key));
  // Together with those above: fifty on one day.
  await exhaustLimit(running, `attempts:${who.userid}:T1`, 50, 24 * 60);
  await record('submission: daily limit exceeded', submitTo([1, 1, 1, 1]));
};
