import type { Case } from '#domain/psychometrics/complete-cases.ts';
import type { RetestPair } from '#domain/psychometrics/retest.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';

/** A set of fake answers with a fixed seed. */
export interface AnswerSet {
  readonly name: string;
  readonly persons: readonly Case[];
  /** The same score twice, of other people. */
  readonly pairs: readonly RetestPair[];
}

/** Sets with different difficulties for estimators: size, missing answers, weak items, a strong floor effect, much noise. */
export const sets: readonly AnswerSet[] = [
  {
    name: 'usual',
    ...createAnswerSet(1, { people: 600, items: 10, options: 5, gaps: 0.02, loadings: [0.5, 0.85] }),
  },
  {
    name: 'weak',
    ...createAnswerSet(2, { people: 150, items: 6, options: 7, gaps: 0, loadings: [0.25, 0.6] }),
  },
  {
    name: 'floor',
    ...createAnswerSet(3, {
      people: 300,
      items: 20,
      options: 5,
      gaps: 0.005,
      loadings: [0.4, 0.9],
      easy: 1.2,
    }),
  },
  {
    name: 'hundred',
    ...createAnswerSet(4, { people: 100, items: 4, options: 2, gaps: 0, loadings: [0.6, 0.8] }),
  },
];

interface SetOptions {
  readonly people: number;
  readonly items: number;
  readonly options: number;
  /** Share of missing answers. */
  readonly gaps: number;
  /** Of the first and of the last item. */
  readonly loadings: readonly [number, number];
  /** Deviations by which every answer is shifted to the lowest option. */
  readonly easy?: number;
}

function createAnswerSet(
  seed: number,
  { people, items, options, gaps, loadings, easy = 0 }: SetOptions,
): Omit<AnswerSet, 'name'> {
  const random = createSeededRandom(seed);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const drawAnswer = (trait: number, item: number) => {
    const loading = loadings[0] + ((loadings[1] - loadings[0]) * item) / (items - 1);
    const latent = loading * trait + Math.sqrt(1 - loading ** 2) * drawNormal() - easy;
    return Math.min(options, Math.max(1, Math.round((options + 1) / 2 + (latent * options) / 4)));
  };
  const drawAttempt = (trait: number) => Array.from({ length: items }, (_, item) => drawAnswer(trait, item));
  const sumAnswers = (answers: readonly number[]) => answers.reduce((sum, one) => sum + one, 0);
  const persons = Array.from({ length: people }, () =>
    drawAttempt(drawNormal()).map((one) => (random() < gaps ? null : one)),
  );
  const pairs = Array.from({ length: Math.round(people / 4) }, (): RetestPair => {
    const trait = drawNormal();
    return [sumAnswers(drawAttempt(trait)), sumAnswers(drawAttempt(trait - 0.15))];
  });
  return { persons, pairs };
}
