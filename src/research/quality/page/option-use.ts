import type { Count, ItemQuality, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { suppressedCountRange } from '../small-counts.ts';
import type { Markup } from './markup.ts';
import { formatPercent, formatFigure, formatCount } from './numbers.ts';
import { type ReportSection, renderFigureTable } from './report-section.ts';
import { createXScale, renderSvgBox, renderDrawing, renderLabel, plotWidth } from './plot.ts';
import { truncate } from './truncate.ts';

const left = 250;
const row = 26;

/** The frequencies of the answers to all questions. */
export function renderOptionUse({ items, people }: QualityGroup): ReportSection {
  const listed = items.filter(({ options }) => options !== null);
  const sentence = renderSentence(listed, people);
  return {
    title: 'Answers',
    sentence,
    plot: listed.length === 0 ? null : renderPlot(listed, people, sentence),
    table: renderFigureTable(
      'Questions: item values, and the frequencies of answers',
      ['Question', 'Missing', 'Mean', 'SD', 'Skewness', 'Frequencies, in the order of the options'],
      items.map((item) => [
        `${item.id}${item.isReversed ? ' (reversed)' : ''}: ${item.text}`,
        formatCount(item.missing),
        formatFigure(item.mean),
        formatFigure(item.sd),
        formatFigure(item.skew),
        item.options
          ? item.options.map((option) => formatCount(option.people)).join(' · ')
          : 'no list of options',
      ]),
    ),
  };
}

function renderSentence(listed: readonly ItemQuality[], all: number): string {
  const shares = listed.flatMap(({ id, options, mean }) =>
    (options ?? []).flatMap(({ label: option, people }) =>
      people === null
        ? []
        : {
            id,
            option,
            share: people / (mean.n ?? all),
            of: mean.n === null ? 'all' : 'those who answered',
          },
    ),
  );
  const most = shares.toSorted((a, b) => b.share - a.share)[0];
  const unused = shares.filter(({ share }) => share === 0).length;
  return most
    ? `The most frequent answer is “${most.option}” to ${most.id}, by ${formatPercent(most.share)} of ${most.of}; ${unused === 0 ? 'all options were used' : `${unused} options were never used`}. Counts of ${suppressedCountRange} people are hidden.`
    : 'These questions have no list of options.';
}

function renderPlot(listed: readonly ItemQuality[], people: number, sentence: string): Markup {
  const x = createXScale([0, people], [left, plotWidth - 10]);
  const legend = listed[0]?.options ?? [];
  const bars = listed.flatMap((item, at) => renderBars(item, 34 + at * row, x));
  return renderDrawing(listed.length * row + 40, sentence, renderLegend(legend), bars);
}

function renderBars(
  { id, text, options }: ItemQuality,
  y: number,
  x: ReturnType<typeof createXScale>,
): Markup[] {
  let from = 0;
  const all = options ?? [];
  const parts = all.flatMap(({ people }, at): Markup[] => {
    if (people === null || people === 0) return [];
    const start = x(from);
    from += people;
    const wide = x(from) - start;
    return [
      renderSvgBox(start, y, wide - 1, row - 6, 'share', shade(at, all.length)),
      ...(wide > 30
        ? [
            renderLabel(
              start + wide / 2,
              y + 15,
              people,
              'middle',
              isDeep(at, all.length) ? 'small on-deep' : 'small',
            ),
          ]
        : []),
    ];
  });
  return [renderLabel(left - 10, y + 15, truncate(`${id} ${text}`, left - 30), 'end', 'small'), ...parts];
}

function renderLegend(options: readonly Count[]): Markup[] {
  const each = (plotWidth - 10) / Math.max(options.length, 1);
  return options.flatMap(({ label: words }, at) => [
    renderSvgBox(10 + at * each, 6, 12, 12, 'share', shade(at, options.length)),
    renderLabel(28 + at * each, 17, truncate(words, each - 10), 'start', 'small'),
  ]);
}

const depth = (at: number, of: number) => (of < 2 ? 100 : Math.round(12 + (88 * at) / (of - 1)));
const isDeep = (at: number, of: number) => depth(at, of) > 50;
const shade = (at: number, of: number) =>
  `fill: color-mix(in srgb, var(--strong) ${depth(at, of)}%, var(--paper))`;
