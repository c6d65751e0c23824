import type { DescribedRule, Rule, RuleGroup } from '../rule.ts';
import { armsWrong } from './arms-wrong.ts';
import { changed } from './changed.ts';
import { copyChanged } from './copy-changed.ts';
import { daysWrong } from './days-wrong.ts';
import { fileGone } from './file-gone.ts';
import type { TrialFolder } from './folder-subject.ts';
import { harmUnknown } from './harm-unknown.ts';
import { instrumentUnknown } from './instrument-unknown.ts';
import { levelTexts } from './level-texts.ts';
import { levelUnknown } from './level-unknown.ts';
import { nameTaken } from './name-taken.ts';
import { researchOff } from './research-off.ts';
import { runTogether } from './run-together.ts';
import type { TrialSubject } from './trial-subject.ts';
import { unpublished } from './unpublished.ts';

/** What must hold of a trial whose shape is right. */
export const trialRules: readonly Rule<TrialSubject>[] = [
  nameTaken,
  instrumentUnknown,
  levelUnknown,
  levelTexts,
  armsWrong,
  harmUnknown,
  daysWrong,
  runTogether,
  researchOff,
  unpublished,
  changed,
];

/** What must hold of the files of trials and of their copies. */
export const trialFolderRules: readonly Rule<TrialFolder>[] = [copyChanged, fileGone];

/** Every rule on trials, as the list for authors shows them. */
export const trialGroup: Omit<RuleGroup, 'rules'> & { readonly rules: readonly DescribedRule[] } = {
  folder: 'trial',
  title: 'Trials of other words',
  file: 'questionnaires/trials/short-steps.json',
  rules: [...trialRules, ...trialFolderRules],
};
