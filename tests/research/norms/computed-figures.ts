import { computeAgeNorms, computeGroupNorms } from '#domain/psychometrics/age-norms.ts';
import { computePercentileTable } from '#domain/psychometrics/percentile-table.ts';
import { rake } from '#domain/psychometrics/raking.ts';
import { type FakePerson, margins, people, weightedPeople } from './fake-people.ts';

/** Every figure of the fake people under its name in `oracle.R`. */
export function computeFigures(): Map<string, number> {
  const found = rake(margins, people.length, 10);
  if ('reason' in found) throw new Error(found.reason);
  return new Map([
    ['weights.largest', Math.max(...found.weights)],
    ['weights.effective', found.effective],
    ...listFigures('plain', people),
    ...listFigures('weighted', weightedPeople),
  ]);
}

function listFigures(name: string, people: readonly FakePerson[]): [string, number][] {
  const norms = computeAgeNorms(people);
  const groups = {
    '18-35': people.filter(({ age }) => age <= 35),
    '36+': people.filter(({ age }) => age > 35),
    all: people,
  };
  const lowest = Math.min(...people.map(({ score }) => score));
  return [
    ...(['mean', 'variance'] as const).flatMap((line): [string, number][] => [
      [`${name}.${line}.intercept`, norms[line].intercept],
      [`${name}.${line}.slope`, norms[line].slope],
    ]),
    ...Object.entries(groups).flatMap(([band, group]): [string, number][] => {
      const { mean, sd } = computeGroupNorms(norms, group) ?? { mean: Number.NaN, sd: Number.NaN };
      return [
        [`${name}.${band}.mean`, mean],
        [`${name}.${band}.sd`, sd],
      ];
    }),
    ...computePercentileTable(people, lowest, 1).map(({ score, percentile }): [string, number] => [
      `${name}.percentile.${score}`,
      percentile,
    ]),
  ];
}
