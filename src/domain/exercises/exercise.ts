/** What can trouble a person, in the order of lists. The same ids as in `content/plan/troubles.json`. */
export const troubles = ['sleep', 'worry', 'sadness', 'anger', 'alone', 'work', 'home'] as const;
export type TroubleId = (typeof troubles)[number];

/** The fewest and most minutes of an exercise. */
export const exerciseMinutes = { min: 2, max: 5 } as const;

/** An exercise as it is listed. Compiled from the head of its file in `content/exercises`. */
export interface ExerciseCard {
  /** Name of the file and last part of the address. */
  readonly slug: string;
  readonly title: string;
  /** One sentence about what a person does. */
  readonly summary: string;
  /** Whole minutes, 2 to 5. */
  readonly minutes: number;
  /** At least one. */
  readonly troubles: readonly TroubleId[];
  /** A drawing in `content/pictures`. */
  readonly picture: string;
}

/** Returns whether a text is the id of a trouble. */
export function isTrouble(text: unknown): text is TroubleId {
  return (troubles as readonly unknown[]).includes(text);
}

/**
 * Groups exercises by trouble, in the order of `troubles`. An exercise is in each of its groups; groups without one are left out.
 */
export function groupByTrouble<E extends Pick<ExerciseCard, 'troubles'>>(
  exercises: readonly E[],
): { readonly trouble: TroubleId; readonly exercises: readonly E[] }[] {
  return troubles
    .map((trouble) => ({ trouble, exercises: exercises.filter((one) => one.troubles.includes(trouble)) }))
    .filter((group) => group.exercises.length > 0);
}
