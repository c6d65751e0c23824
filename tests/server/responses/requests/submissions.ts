import { person } from '../../routes/people.ts';
import { send } from './send.ts';
import type { Walk } from './types.ts';
import { throttled } from './while-failing.ts';

/** Answers that are sent as they are. */
export const submissions: Walk = async (running, note) => {
  const who = await person(running);
  const to = (ans: unknown, headers = {}, sectionId = 'T1') => send(running, who, sectionId, ans, headers);
  const key = { 'Idempotency-Key': 'draft-1' };
  await note('submission: no token', send(running, { ...who, token: '' }, 'T1', [1, 1, 1, 1]));
  await note('submission: of somebody else', send(running, { ...who, userid: 7 }, 'T1', [1, 1, 1, 1]));
  await note('submission: unknown section', to([1], {}, 'S99'));
  await note('submission: wrong shape', to('1,1,1,1'));
  await note('submission: endless key', to([1, 1, 1, 1], { 'Idempotency-Key': 'k'.repeat(201) }));
  await note('submission: malformed version', to([1, 1, 1, 1], { 'Instrument-Version': 'one' }));
  await note('submission: other version', to([1, 1, 1, 1], { 'Instrument-Version': '2.0' }));
  await note('submission: locked', to([1, 1, 1, 1], {}, 'T2'));
  await note('submission: retired', to([1, 1, 1, 1], {}, 'T3'));
  await note('submission: one too few', to([1, 1, 1]));
  await note('submission: off the scale', to([1, 9, 1, 1]));
  await note('submission: twice off the scale', to([1, 9, 1, -1]));
  await note('submission: one gap', to([1, 1, null, 1]));
  await note('submission: gaps', to([0, 1, null, 0]));
  await note('submission', to([1, 1, 1, 1], key));
  await note('submission: the same again', to([1, 1, 1, 1], key));
  await note('submission: other answers, same key', to([1, 1, 1, 2], key));
  // With those above: fifty on one day.
  await throttled(running, `attempts:${who.userid}:T1`, 50, 24 * 60);
  await note('submission: too often today', to([1, 1, 1, 1]));
};
