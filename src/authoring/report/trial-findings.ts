import { join } from 'node:path';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { textFindings } from '../rules/check-passage.ts';
import { checkTrials } from '../rules/trial/check-trials.ts';
import { filesOnDisk } from '../source/content-files.ts';
import { numbersOf } from '../source/help-file.ts';
import { contentJson } from '../source/json-content.ts';
import type { Drafts } from '../source/inspect.ts';
import { lineOf } from '../source/json-lines.ts';
import { stringsOf } from '../source/json-strings.ts';
import type { Questionnaires } from '../source/questionnaires.ts';
import { readTrialCopies } from '../source/trial-copies.ts';
import { readTrials } from '../source/trial-files.ts';
import { gradeOf } from '../wording/reading-grade.ts';
import { readingTarget } from '../wording/target.ts';
import type { Finding } from './finding.ts';
import { findingOf } from './finding-of.ts';

/**
 * Everything that is wrong with the trials of a repository: shape, meaning, and every rule on words that level texts obey.
 * @param root the repository's folder
 * @param today YYYY-MM-DD
 * @param drafts texts that take the place of files of `questionnaires/trials`
 */
export function trialFindings(
  root: string,
  { instruments }: Questionnaires,
  today: string,
  drafts?: Drafts,
): Finding[] {
  const folder = join(root, 'questionnaires');
  const sources = readTrials(folder, drafts);
  const copies = readTrialCopies(folder);
  if (sources.length + copies.length === 0) return [];
  const { settings, help } = contentJson(filesOnDisk(root));
  const numbers = help.value ? numbersOf(help.value) : [];
  const around = {
    instruments: instruments.map(({ instrument }) => instrument),
    researchEnabled: settings.value?.research?.enabled ?? false,
    copies,
    today,
  };
  const words = sources.flatMap(({ file, text, trial }) => {
    if (!trial) return [];
    const read = stringsOf(wordsOf(trial)).flatMap((one) =>
      textFindings(file, lineOf(text, one.path), one.words, { numbers }, one.path),
    );
    return [...read, ...hardToRead(file, text, trial)];
  });
  return [...checkTrials(sources, around), ...words];
}

/** What people read of a trial, in its places. */
function wordsOf({ title, tried, same, consent, arms }: TrialFile) {
  return { title, tried, same, consent, arms: arms.map(({ levelTexts = {} }) => ({ levelTexts })) };
}

/** As `instrument/reading-grade` weighs the texts of a score. */
function hardToRead(file: string, text: string, trial: TrialFile): Finding[] {
  return trial.arms.flatMap(({ levelTexts }, at) => {
    const grade = levelTexts ? gradeOf(stringsOf(levelTexts).map(({ words }) => words)) : 0;
    if (grade <= readingTarget) return [];
    const path = `arms[${at}].levelTexts`;
    return [
      findingOf(file, lineOf(text, path), {
        rule: 'instrument/reading-grade',
        level: 'advice',
        path,
        expected: `a reading grade of ${readingTarget} or less for the words of an arm`,
        actual: `grade ${grade.toFixed(1)}`,
        fix: 'Make two sentences of each long one, and choose shorter words.',
      }),
    ];
  });
}
