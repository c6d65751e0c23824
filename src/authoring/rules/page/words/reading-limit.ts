import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { computePageGrade } from '../../../source/wording/reading-grade.ts';
import { maxReadingGrade } from '../../../source/wording/reading-grade-targets.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { checkReadingGrade } from './reading-grade.ts';

export const readingLimitPassed: CheckRule<ParsedPage> = {
  id: 'page/reading-limit',
  level: 'error',
  description: `A page above grade ${maxReadingGrade} is not released.`,
  examples: [
    {
      bad: 'The institutionalisation of contemplative practices necessitates considerable organisational perseverance, notwithstanding individual idiosyncrasies, environmental contingencies and socioeconomic determinants of psychological equanimity.',
      good: 'To sit in quiet takes time. Keep at it. Each person is different, and so is each day.',
    },
  ],
  check: (page) => {
    const violation = checkReadingGrade(page);
    return violation && computePageGrade(page.page) > maxReadingGrade ? [violation] : [];
  },
};
