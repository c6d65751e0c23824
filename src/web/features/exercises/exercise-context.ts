import { createContext } from 'react';

/** What the tags of an exercise share. Nothing of it is stored. */
export interface ExerciseState {
  readonly choice: string | null;
  readonly choose: (choice: string) => void;
  /** Texts of questions that the user answered with a low frequency; empty if unknown. */
  readonly ownItems: readonly string[];
}

export const ExerciseContext = createContext<ExerciseState>({
  choice: null,
  choose: () => undefined,
  ownItems: [],
});
