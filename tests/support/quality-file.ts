import type { Statistic, QualityFile } from '#domain/psychometrics/quality-file.ts';

const createFigure = (estimator: string, value: number, n = 212): Statistic => ({ estimator, n, value });

/** A quality file of `npm run quality` for the fourth questionnaire, with two of its items. */
export function aQualityFile(): QualityFile {
  const retest = (estimator: string, value: number) => createFigure(estimator, value, 35);
  return {
    format: 1,
    table: 'S4@1',
    instrument: 'S4',
    title: 'Your Distress',
    made: '2027-03-31',
    estimators: { alpha: 'Cronbach’s alpha of complete cases.' },
    groups: [
      {
        version: '1.1',
        language: 'en-IN',
        instrumentHash: 'ab'.repeat(32),
        people: 212,
        browserTranslated: 0,
        items: ['di1', 'di2'].map((id) => ({
          id,
          text: 'My body felt tired.',
          isReversed: false,
          missing: 0,
          mean: createFigure('mean', 2.1),
          sd: createFigure('sd', 1.1),
          skew: createFigure('skew', 0.4),
          options: [
            { label: 'None of the time', people: 40 },
            { label: 'All of the time', people: null },
          ],
        })),
        scores: [
          {
            id: 'distress',
            title: 'Distress',
            missing: 0,
            mean: createFigure('mean', 21.4),
            sd: createFigure('sd', 7.12),
            skew: createFigure('skew', 0.5),
            floor: createFigure('floor', 0.17),
            ceiling: createFigure('ceiling', 0),
            distribution: [{ label: '10 to 12', people: 36 }],
            alpha: { ...createFigure('alpha', 0.9112), low: 0.89, high: 0.93 },
            omega: { estimator: 'omega', n: 212, value: null, reason: 'One factor has no proper answer.' },
            standardError: createFigure('standardError', 2.1),
            items: ['di1', 'di2'].map((id) => ({
              id,
              itemTotal: createFigure('itemTotal', 0.61),
              alphaWithout: createFigure('alphaWithout', 0.9),
            })),
            retest: [
              {
                days: [7, 21],
                icc: { ...retest('icc', 0.8234), low: 0.68, high: 0.9 },
                standardError: retest('retestError', 2.3),
                smallestChange: retest('smallestChange', 6.4),
                shift: retest('shift', -0.3),
              },
            ],
          },
        ],
        correlations: [],
        straightLining: createFigure('straightLining', 0),
        flags: [{ about: 'distress', text: '17 % of people have the lowest possible Distress.' }],
      },
    ],
  };
}
