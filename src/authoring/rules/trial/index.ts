import type { Rule, RuleGroup } from '../rule.ts';
import { armsWrong } from './arms-wrong.ts';
import { daysWrong } from './days-wrong.ts';
import { harmUnknown } from './harm-unknown.ts';
import { instrumentUnknown } from './instrument-unknown.ts';
import { levelTexts } from './level-texts.ts';
import { levelUnknown } from './level-unknown.ts';
import { nameTaken } from './name-taken.ts';
import { researchOff } from './research-off.ts';
import { runTogether } from './run-together.ts';
import type { TrialSubject } from './trial-subject.ts';

const rules: readonly Rule<TrialSubject>[] = [
  nameTaken,
  instrumentUnknown,
  levelUnknown,
  levelTexts,
  armsWrong,
  harmUnknown,
  daysWrong,
  runTogether,
  researchOff,
];

/** Every rule on a trial whose shape is right. */
export const trialGroup: RuleGroup<TrialSubject> = {
  folder: 'trial',
  title: 'Trials of other words',
  file: 'questionnaires/trials/short-steps.json',
  rules,
};
