import type { Answer } from '#domain/answers/codes.ts';
import type { Result } from '#domain/scoring/result.ts';

/** One attempt of a person who counts: who may be part of research is decided before. */
export interface Sitting {
  /** Tells people apart, and nothing more. */
  readonly person: string | number;
  readonly instrumentId: string;
  readonly instrumentHash: string;
  readonly language: string;
  readonly answers: readonly Answer[];
  readonly result: Result;
  /** In whole years, on that day. */
  readonly age: number;
  /** As the profile says: an attempt says it only where norms ask for it. */
  readonly gender: string | null;
  readonly takenAt: Date;
}
