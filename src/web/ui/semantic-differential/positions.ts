import type { Translate } from '#language/translate.ts';

/** A position on the scale: negative towards the first statement, positive towards the second, never 0. */
export interface Position {
  readonly position: number;
  readonly label: string;
  /** What the position says about the statement at its end. */
  readonly words?: string;
}

/**
 * The words at the two ends of the scale: those of the chosen position at its end, and of the outermost position at
 * the other. Null if the positions have no words.
 */
export function listEndLabels(
  positions: readonly Position[],
  value: number | null,
): { readonly words: string; readonly isChosen: boolean }[] | null {
  const chosen = positions.find((position) => position.position === value);
  const ends = [positions[0], positions.at(-1)].map((end) => {
    const isChosen = chosen !== undefined && end !== undefined && chosen.position * end.position > 0;
    return { words: (isChosen ? chosen : end)?.words ?? '', isChosen };
  });
  return ends.every(({ words }) => words !== '') ? ends : null;
}

/** All integers from the lowest to the highest position, including 0. */
export function listPositions(positions: readonly Position[]): readonly number[] {
  const numbers = positions.map((position) => position.position);
  const lowest = Math.min(0, ...numbers);
  return Array.from({ length: Math.max(0, ...numbers) - lowest + 1 }, (_, index) => lowest + index);
}

/**
 * The answer after the range input moves to `target`. The centre is no answer: it is skipped to the nearest position
 * on the other side, and an unanswered scale stays unanswered (null).
 */
export function resolveSliderAnswer(
  positions: readonly Position[],
  target: number,
  previous: number | null,
): number | null {
  if (positions.some((position) => position.position === target)) return target;
  if (previous === null) return null;
  const otherSide = positions
    .map((position) => position.position)
    .filter((position) => position * previous < 0);
  return otherSide.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? previous;
}

/** Describes the chosen position: label, words or step, and statement. Null while unanswered. */
export function describePosition(
  t: Translate,
  positions: readonly Position[],
  value: number | null,
): string | null {
  const chosen = positions.find((position) => position.position === value);
  if (!chosen) return null;
  const end = chosen.position < 0 ? 'first' : 'second';
  const { label, words } = chosen;
  if (words !== undefined) return t('questionnaire.scale.positionWords', { label, words, end });
  const side = positions.filter((position) => position.position * chosen.position > 0);
  const step = side.filter((position) => Math.abs(position.position) <= Math.abs(chosen.position)).length;
  return t('questionnaire.scale.position', { label, step: String(step), steps: String(side.length), end });
}
