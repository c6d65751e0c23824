import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Count, ScoreQuality } from '#domain/psychometrics/quality-file.ts';
import { suppressedCountRange } from '../small-counts.ts';
import { type Markup } from './markup.ts';
import { formatPercent, formatFigure, formatCount } from './numbers.ts';
import { type ReportSection, renderFigureTable } from './report-section.ts';
import { createXScale, renderSvgBox, renderDrawing, renderLabel, renderSvgLine, plotWidth } from './plot.ts';

const [top, bottom] = [24, 180];

/** The distribution of a score. */
export function renderScoreDistribution({
  title,
  mean,
  sd,
  skew,
  floor,
  ceiling,
  missing,
  distribution,
}: ScoreQuality): ReportSection {
  const whom = mean.n === null ? 'all but a few people' : `${mean.n} people (${missing} without a score)`;
  const sentence = `${title} has a mean of ${formatFigure(mean)} and a standard deviation of ${formatFigure(sd)} in ${whom}; ${describeSkewness(skew.value)}; at the minimum possible score: ${atEnd(floor)}; at the maximum: ${atEnd(ceiling)}.`;
  return {
    title: `Distribution of ${title}`,
    sentence,
    plot: distribution && renderPlot(distribution, sentence),
    table: renderFigureTable(
      `${title}: people by score; counts of ${suppressedCountRange} are hidden`,
      ['Score', ...(distribution ?? []).map((place) => place.label)],
      distribution ? [['People', ...distribution.map(({ people }) => formatCount(people))]] : [],
    ),
  };
}

const atEnd = ({ value }: ScoreQuality['floor']) => (value === null ? 'hidden' : formatPercent(value));

function describeSkewness(value: number | null): string {
  if (value === null) return 'skewness unknown';
  const side = value > 0 ? 'skewed towards high scores' : 'skewed towards low scores';
  return Math.abs(value) < 0.1 ? `not skewed (${formatFixed(value)})` : `${side} (${formatFixed(value)})`;
}

function renderPlot(places: readonly Count[], sentence: string): Markup {
  const most = Math.max(1, ...places.map(({ people }) => people ?? 0));
  const y = createXScale([0, most], [bottom, top]);
  const each = (plotWidth - 20) / places.length;
  const bars = places.flatMap(({ label: words, people }, at) => {
    const x = 10 + at * each;
    const name = renderLabel(x + each / 2, bottom + 16, words.replace(' to ', '–'), 'middle', 'small');
    return people === null
      ? [renderSvgBox(x + 2, bottom - 10, each - 4, 10, 'hidden'), name]
      : [
          renderSvgBox(x + 2, y(people), each - 4, bottom - y(people), 'bar'),
          renderLabel(x + each / 2, y(people) - 5, people, 'middle', 'small'),
          name,
        ];
  });
  return renderDrawing(
    bottom + 26,
    sentence,
    bars,
    renderSvgLine(10, bottom, plotWidth - 10, bottom, 'base'),
  );
}
