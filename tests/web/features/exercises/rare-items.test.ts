import { describe, expect, it } from 'vitest';
import { selectRareItems } from '#features/exercises/rare-items.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { instruments } from '#tests/support/instruments.ts';

const activity = instruments.find(({ id }) => id === 'S5')!;
const questions = listQuestions(activity);
/** Every answer is 4, except these, by question id. */
const answer = (changed: Readonly<Record<string, number | null>>) =>
  questions.map(({ id }) => (id in changed ? changed[id] : 4));
const options = { score: 'pleasure', upTo: 2, without: 'pl8 pl10' };
const select = (changed: Readonly<Record<string, number | null>>, more = {}) =>
  selectRareItems(
    activity,
    { time: '2026-11-20T10:00:00Z', version: activity.version, ans: answer(changed), ...more },
    options,
  );

describe('pleasant acts from the own answers', () => {
  it('are those that were answered with the lowest numbers, rarest first', () => {
    expect(select({ pl3: 2, pl1: 1, pl4: 3 })).toEqual([
      'Listening to music that I enjoy',
      'Chatting with people just for fun',
    ]);
  });

  it('are at most four', () => {
    expect(select({ pl1: 1, pl2: 1, pl3: 1, pl4: 1, pl5: 1, pl6: 1 })).toHaveLength(4);
  });

  it('are never those that the file leaves out, of another score, or without an answer', () => {
    expect(select({ pl8: 1, pl10: 1, me1: 1, pl1: 0, pl2: null })).toEqual([]);
  });

  it('are none if the questions have changed since', () => {
    expect(select({ pl1: 1 }, { version: '9.0' })).toEqual([]);
  });
});
