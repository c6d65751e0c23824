import type { Report } from '#domain/instrument/instrument.ts';
import { adultAgeRanges } from '../../drafts/create-report.ts';
import { cutText } from './plain-text.ts';
import { reportSentences } from '../../source/template-texts.ts';

/** Creates the report of a category: one level for each number, to be named by the author. */
export function createCategoryReport(
  numbers: readonly number[],
  title: string,
  reading: string,
  names: ReadonlyMap<number, string> = new Map(),
): Report {
  const values = [...new Set(numbers)].sort((a, b) => a - b);
  const levels = values.map((value, at) => ({
    ...(at < values.length - 1 && { upTo: value }),
    is: at === 0 ? ('Low' as const) : at === values.length - 1 ? ('High' as const) : ('Average' as const),
    id: `category-${at + 1}`,
    name: cutText(names.get(value) ?? `Category ${value}`, 40),
  }));
  const colours = values.map((value, at) => ({
    ...(at < values.length - 1 && { upTo: value }),
    is: at === 0 ? ('red' as const) : at === values.length - 1 ? ('blue' as const) : ('green' as const),
  }));
  return {
    chart: 'levels',
    direction: 'higher',
    range: { min: values[0] ?? 0, max: values.at(-1) ?? 1 },
    reliability: null,
    bands: adultAgeRanges.map((ages) => ({
      ...ages,
      norm: null,
      cuts: { basis: reportSentences.assumed },
      levels,
      colours,
    })),
    levelTexts: Object.fromEntries(
      levels.map(({ id, name }) => [
        id,
        {
          text: `Your answers are in ${name.toLowerCase()} of ${title.toLowerCase()}. ${reportSentences.meaning}`,
          step: `${reportSentences.step} thing to try this week.`,
          reading: [reading],
        },
      ]),
    ),
  };
}
