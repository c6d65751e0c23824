import { isDeepStrictEqual } from 'node:util';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { differences } from '../../compare/differences.ts';
import type { Flaw, Rule } from '../rule.ts';
import type { TrialSubject } from './trial-subject.ts';

/** What people were told, were put into arms by, or is judged by; the words of the consent may change, and the end may come earlier. */
const fixed = ['instrument', 'major', 'starts', 'stopRule', 'harm'] as const satisfies (keyof TrialFile)[];

export const changed: Rule<TrialSubject> = {
  id: 'trial/changed',
  level: 'error',
  says: 'What a trial that began is made of stays: its arms, their order, shares and words, its questionnaire, first day, stop rule and harm; its last day may only come nearer.',
  examples: [
    {
      bad: 'the share of an arm changed after the first day',
      good: 'a new trial in a new file, with an id of its own',
    },
  ],
  check: ({ trial, copy, today }) => {
    if (!copy || copy.starts > today) return [];
    const fix = `Bring it back as it is in questionnaires/trials/published/${trial.id}.json. What else is to be tried is a new file with a new id.`;
    const flaw = (path: string, expected: string, actual: string): Flaw => ({ path, expected, actual, fix });
    const others = fixed
      .filter((key) => !isDeepStrictEqual(copy[key], trial[key]))
      .map((key) => flaw(key, JSON.stringify(copy[key]), JSON.stringify(trial[key])));
    const later = trial.ends > copy.ends ? [flaw('ends', `${copy.ends} or a day before`, trial.ends)] : [];
    return [...armFlaws(copy.arms, trial.arms, flaw), ...others, ...later];
  },
};

/** People are put into arms by order and shares, and results keep the names and words of theirs. */
function armFlaws(
  before: TrialFile['arms'],
  now: TrialFile['arms'],
  flaw: (path: string, expected: string, actual: string) => Flaw,
): Flaw[] {
  const [kept, own] = [namesOf(before), namesOf(now)];
  if (kept !== own) return [flaw('arms', `the arms ${kept}, in this order`, own || 'none')];
  return before.flatMap((arm, at) => {
    const { share, levelTexts = {} } = now[at] as (typeof now)[number];
    const places = differences(arm.levelTexts ?? {}, levelTexts);
    const path = `arms[${at}]`;
    return [
      ...(share === arm.share ? [] : [flaw(`${path}.share`, `${arm.share}`, `${share}`)]),
      ...(places.length === 0
        ? []
        : [flaw(`${path}.levelTexts`, 'the words that were kept', `other words at ${places.join(', ')}`)]),
    ];
  });
}

const namesOf = (arms: TrialFile['arms']) => arms.map(({ id }) => id).join(', ');
