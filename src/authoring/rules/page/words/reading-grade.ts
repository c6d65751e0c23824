import { countPageWords } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { computePageGrade } from '../../../source/wording/reading-grade.ts';
import {
  targetExerciseGrade,
  maxReadingGrade,
  targetReadingGrade,
} from '../../../source/wording/reading-grade-targets.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const readingGrade: CheckRule<ParsedPage> = {
  id: 'page/reading-grade',
  level: 'advice',
  description: `A reading page has a reading grade of ${targetReadingGrade} or less (Flesch and Kincaid), an exercise of ${targetExerciseGrade} or less.`,
  examples: [
    {
      bad: 'The regular practice of sitting down with others in the evening, when the work of the day is over and the lamps are lit, has for many families been a quiet source of comfort and of company.',
      good: 'Sit down with others in the evening. The work of the day is over and the lamps are lit. For many homes this has been a source of comfort.',
    },
  ],
  check: (page) => {
    const violation = checkReadingGrade(page);
    return violation && computePageGrade(page.page) <= maxReadingGrade ? [violation] : [];
  },
};

/** Checks the reading grade of a reading page or an exercise against its target. */
export function checkReadingGrade({ kind, page }: ParsedPage): Violation | undefined {
  const grade = computePageGrade(page);
  const target = kind === 'exercise' ? targetExerciseGrade : targetReadingGrade;
  if (kind === 'site' || grade <= target) return undefined;
  return {
    path: 'reading grade',
    expected: `a reading grade of ${target} or less`,
    actual: `grade ${grade.toFixed(1)}, ${countPageWords(page)} words`,
    fix: 'Split long sentences, and use shorter words.',
  };
}
