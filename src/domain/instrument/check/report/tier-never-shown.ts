import { isTierApplicable } from '../../../scoring/level-text.ts';
import { findLevelStep } from '../../../scoring/threshold-list.ts';
import { type LocatedReport, listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

const tier = { text: 'Your answers show little calm.', step: 'Rest today.', reading: [] };

export const tierNeverShown = defineContentRule({
  id: 'instrument/tier-never-shown',
  level: 'error',
  description: 'Each tier of a level has a limit, and scores of that level within it.',
  examples: [
    {
      bad: { 'scores[0].report.levelTexts.Low.tiers': [{ from: 7, ...tier }] },
      good: { 'scores[0].report.levelTexts.Low.tiers[0]': { upTo: 2, ...tier } },
    },
    {
      bad: { 'scores[0].report.levelTexts.Low.tiers': [tier] },
      good: { 'scores[0].report.levelTexts.Low.tiers[0]': { upTo: 2, ...tier } },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap((place) =>
      Object.entries(place.report.levelTexts).flatMap(([level, words]) =>
        (words?.tiers ?? []).flatMap((one, at) => {
          const path = `${place.path}.levelTexts.${level || '""'}.tiers[${at}]`;
          const limited = one.from !== undefined || one.upTo !== undefined;
          if (limited && scoresAt(place, level).some((value) => isTierApplicable(one, value))) return [];
          return [
            {
              path,
              expected: `"from" or "upTo", with a possible score whose level is "${level}"`,
              actual: limited ? 'no such score, so the tier is never shown' : 'neither',
              fix: 'Write the first or the last score of this tier.',
            },
          ];
        }),
      ),
    ),
});

/** Lists the scores to test for a level: the limits, their neighbours, and the ends of the range. */
function scoresAt({ report, possible }: LocatedReport, level: string): number[] {
  const tiers = report.levelTexts[level]?.tiers ?? [];
  const limits = [
    ...report.bands.flatMap(({ levels }) => levels.flatMap(({ upTo, below }) => upTo ?? below ?? [])),
    ...tiers.flatMap(({ from, upTo }) => [from ?? [], upTo ?? []].flat()),
  ];
  const { min, max } = possible ?? report.range;
  const near = [min, max, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])];
  return near
    .filter((value) => value >= min && value <= max)
    .filter((value) =>
      report.bands.some((band) => {
        const line = findLevelStep(band, value);
        return (
          line.id === level || (line.is === level && (line.id === undefined || !report.levelTexts[line.id]))
        );
      }),
    );
}
