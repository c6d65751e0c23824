import type { ExerciseFile } from '../../source/exercise-file.ts';
import { getAttributeText } from '../../source/page-elements.ts';
import type { CheckRule } from '../../finding/rule.ts';

const frame = (tag: string) =>
  `## One\n\n${tag}\n\n- Listen to one song.\n\n</Choose>\n\n## Two\n\nSit.\n\n## Three\n\nSit.`;

export const scoreUnknown: CheckRule<ExerciseFile> = {
  id: 'exercise/score-unknown',
  level: 'error',
  description:
    'The section and score of <Choose> exist, and the score is a sum of questions. Both are given, or neither.',
  examples: [
    { bad: frame('<Choose section="S9" score="rest">'), good: frame('<Choose>') },
    { bad: frame('<Choose score="rest">'), good: frame('<Choose>') },
  ],
  check: ({ elements, content: { instruments } }) =>
    elements
      .filter(({ name }) => name === 'Choose')
      .flatMap((element) => {
        const [section, score, without = ''] = ['section', 'score', 'without'].map((name) =>
          getAttributeText(element, name),
        );
        if (section === undefined && score === undefined) return [];
        const instrument = instruments.find((one) => one.instrument.id === section)?.instrument;
        const formula = instrument?.scores.find(({ id }) => id === score)?.formula;
        const items = formula && 'items' in formula ? formula.items.map(String) : undefined;
        const unknown = without.split(/[\s,]+/).filter((id) => id !== '' && !items?.includes(id));
        if (items && unknown.length === 0) return [];
        return [
          {
            line: element.line,
            path: '<Choose>',
            expected: 'section and score of a questionnaire in questionnaires, and ids of its questions',
            actual: items
              ? `without="${unknown.join(' ')}"`
              : `section="${section ?? ''}" score="${score ?? ''}"`,
            fix: 'Correct the ids, or remove section and score to offer the list alone.',
          },
        ];
      }),
};
