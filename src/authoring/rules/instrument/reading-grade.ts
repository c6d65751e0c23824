import { listItemTexts, listReportTexts, listScreenTexts } from '../../source/instrument-strings.ts';
import { computeReadingGrade } from '../../source/wording/reading-grade.ts';
import { targetReadingGrade } from '../../source/wording/reading-grade-targets.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const instrumentReadingGrade = createInstrumentRule({
  id: 'instrument/reading-grade',
  level: 'advice',
  description: `Introduction, instructions, items and the texts of a score read easily: at most grade ${targetReadingGrade}.`,
  examples: [
    {
      bad: '"text": "Psychological characterisation necessitates comprehensive introspective deliberation concerning multidimensional experiential regularities."',
      good: '"text": "This part looks at how you spend your time."',
    },
  ],
  // Texts are graded in groups, because the grade of a single sentence is unreliable.
  check: ({ instrument }) => {
    const groups = [
      { path: 'intro.text', what: 'introduction', texts: [instrument.intro.text] },
      {
        path: 'items',
        what: 'screens of instruction',
        texts: listScreenTexts(instrument).map(({ text }) => text),
      },
      { path: 'items', what: 'items', texts: listItemTexts(instrument).map(({ text }) => text) },
      ...instrument.scores.map(({ title }, at) => ({
        path: `scores[${at}].report.levelTexts`,
        what: `level texts of "${title}"`,
        texts: listReportTexts(instrument, at).map(({ text }) => text),
      })),
    ];
    return groups
      .map((group) => ({ ...group, grade: computeReadingGrade(group.texts) }))
      .filter(({ grade }) => grade > targetReadingGrade)
      .map(({ path, what, grade }) => ({
        path,
        expected: `a reading grade of ${targetReadingGrade} or less for the ${what}`,
        actual: `grade ${grade.toFixed(1)}`,
        fix: 'Split long sentences, and use shorter words.',
      }));
  },
});
