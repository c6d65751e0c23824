import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { QualityGroup, ScoreQuality } from '#domain/psychometrics/quality-file.ts';

/** Minimum of an acceptable item-total correlation (J. C. Nunnally and I. H. Bernstein, 1994). */
export const minItemTotalCorrelation = 0.3;
/**
 * Maximum proportion at the floor or ceiling, beyond which the score does not distinguish these people (C. B.
 * Terwee and others, 2007).
 */
const mostAtAnEnd = 0.15;

/**
 * Lists notes for researchers. Each has the question or score, the figure and the limit, and none is about an
 * individual.
 */
export function listFlags({ scores }: Pick<QualityGroup, 'scores'>): QualityGroup['flags'] {
  return scores.flatMap((score) => [...listItemFlags(score), ...listEndFlags(score)]);
}

function listItemFlags({ title, items }: ScoreQuality): QualityGroup['flags'] {
  return items.flatMap(({ id: item, itemTotal: { value } }) =>
    value !== null && value < minItemTotalCorrelation
      ? [
          {
            about: item,
            text: `In ${title}, the item-total correlation of ${item} is ${formatFixed(value)}, below ${minItemTotalCorrelation.toFixed(2)}. Check its text, and whether it must be reversed.`,
          },
        ]
      : [],
  );
}

function listEndFlags({ id, title, floor, ceiling }: ScoreQuality): QualityGroup['flags'] {
  const ends = [
    ['lowest', floor.value, 'below'],
    ['highest', ceiling.value, 'above'],
  ] as const;
  return ends.flatMap(([end, value, side]) =>
    value !== null && value > mostAtAnEnd
      ? [
          {
            about: id,
            text: `${(value * 100).toFixed(0)} % of people have the ${end} possible ${title}, more than ${mostAtAnEnd * 100} %: the score does not distinguish people or show changes ${side} it.`,
          },
        ]
      : [],
  );
}
