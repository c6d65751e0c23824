import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import psychological from '../../../questionnaires/S1-psychological.json';
import emotional from '../../../questionnaires/S2-emotional.json';
import social from '../../../questionnaires/S3-social.json';
import distress from '../../../questionnaires/S4-distress.json';
import activity from '../../../questionnaires/S5-activity.json';
import type { SectionAnswers } from './feedback-harness.tsx';

/** The five sections, and below the responses for a fixture person. */
export const instruments = (
  [psychological, emotional, social, distress, activity] as unknown as Instrument[]
).map(addFormulaMetadata);

export const now = '2025-10-12T06:30:00.000Z';
export const earlier = '2025-06-04T06:30:00.000Z';

/** A history of one or two attempts, newest first. */
export const attempts = (...totals: (number | null)[][]) => ({
  body: totals.map((total, index) => ({
    time: index === 0 ? now : earlier,
    totalsum: JSON.stringify(total),
  })),
});

/** A history of one attempt per fortnight with varying scores; the newest has the scores of `psychological`. */
export function manyAttempts(count: number) {
  const body = Array.from({ length: count }, (_, back) => {
    const sway = back === 0 ? 0 : Math.round(4 * Math.sin(back / 4) + ((back * 5) % 7) - 3);
    const parts = [20 + Math.min(4, sway), 29 + sway, 19 + sway, 18 + sway];
    const time = new Date(Date.parse(now) - back * 14 * 86_400_000).toISOString();
    return { time, totalsum: JSON.stringify([...parts, parts.reduce((a, b) => a + b)]), version: '1.0' };
  });
  return { body };
}

export const psychologicalFeedback = {
  body: [
    [20, 29, 19, 18, 86],
    ['Average', 'High', 'Average', 'Low', 'Average'],
    ['62', '81', '38', '16', '46'],
    [62, 81, 38, 16, 46],
  ],
};

/** Every section with results, some of them with two attempts. */
export const allSections: Readonly<Record<string, SectionAnswers>> = {
  S1: { feedback: psychologicalFeedback, history: attempts([20, 29, 19, 18, 86], [17, 26, 21, 20, 84]) },
  S2: {
    feedback: {
      body: [
        [25, 48, 1.92],
        ['Average', 'High', 'High'],
        ['27', '87', ''],
        [27, 87, null],
      ],
    },
    history: attempts([25, 48, 1.92, 3.69, 1.92], [38, 40, 2.92, 3.08, 1.05]),
  },
  S3: { feedback: { body: [[41], ['Average'], ['73'], [73]] }, history: attempts([41]) },
  S4: { feedback: { body: [[31], ['High'], ['90'], [90]] }, history: attempts([31], [22]) },
  S5: {
    feedback: {
      body: [
        [22, 34],
        ['Average', 'High'],
        ['50', '88'],
        [50, 88],
      ],
    },
    history: attempts([22, 34], [25, 30]),
  },
};
