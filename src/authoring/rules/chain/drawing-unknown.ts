import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Names of cover drawings. `ui/cover` draws the default for any other name. */
export const coverDrawings = ['sunrise', 'four', 'ten', 'embrace', 'horizon', 'circle', 'steps'];

export const drawingUnknown: CheckRule<ReadingOrderFile> = {
  id: 'chain/drawing-unknown',
  level: 'advice',
  description: 'A chapter cover uses an existing drawing. For another name the default is drawn.',
  examples: [{ bad: '"art": "sunset"', good: '"art": "sunrise"' }],
  check: ({ chain: { chapters } }) =>
    chapters.flatMap(({ card: { art } }, at) =>
      coverDrawings.includes(art)
        ? []
        : [
            {
              path: `chapters[${at}].card.art`,
              expected: `one of the drawings ${coverDrawings.join(', ')}`,
              actual: `"${art}"`,
              fix: 'Choose one of them. Until then the default is drawn.',
            },
          ],
    ),
};
