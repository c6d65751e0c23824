/** Prints tables: the compared pages with ratios, the other pages, and changes since earlier results. */
import { type Figures, type Ratio, type RunFigures, computeRatio } from './samples.ts';
import { type PeerName, peerNames } from './peers.ts';

const names: Record<string, string> = {
  hand: 'hand-written',
  react: 'bare React',
  survey: 'SurveyJS',
  ours: 'ours',
};
const compared = [...peerNames, 'ours'] as const;

/** Prints the compared pages, with ratios and their lowest and highest value in single runs. */
export function printComparison(figures: Figures, byRun: RunFigures): void {
  const measures = Object.keys(figures.ours ?? {});
  if (measures.length === 0) return;
  const rows = measures.map((measure) => {
    const values = compared.map((page) => [names[page]!, figures[page]?.[measure]] as const);
    return [
      measure,
      {
        ...Object.fromEntries(values),
        'ours : hand-written': formatRatio(computeRatio(figures, byRun, measure, 'ours', 'hand')),
        'ours : bare React': formatRatio(computeRatio(figures, byRun, measure, 'ours', 'react')),
      },
    ] as const;
  });
  console.log('\nThe same 26 questions on four pages');
  console.table(Object.fromEntries(rows));
}

const formatRatio = (ratio?: Ratio) =>
  ratio && (ratio.runs ? `${ratio.value} (${ratio.runs.join(' to ')})` : String(ratio.value));

/** Prints the pages that have no peer. */
export function printPages(figures: Figures): void {
  const pages = Object.entries(figures).filter(([page]) => !(page in names));
  const measures = new Set(pages.flatMap(([, values]) => Object.keys(values)));
  if (measures.size === 0) return;
  const createRow = (measure: string) =>
    Object.fromEntries(pages.map(([page, values]) => [page, values[measure]]));
  console.log('\nOur other pages');
  console.table(Object.fromEntries([...measures].map((measure) => [measure, createRow(measure)])));
}

/** Prints the measures of our pages that both results have, with the ratios to the peers of the same result. */
export function printChange(before: Figures, after: Figures): void {
  const rows = Object.entries(after)
    .filter(([page]) => page === 'ours' || !(page in names))
    .flatMap(([page, measures]) =>
      Object.keys(measures)
        .filter((measure) => before[page]?.[measure] !== undefined)
        .map((measure) => [`${page}: ${measure}`, createChangeRow(before, after, page, measure)] as const),
    );
  console.log('\nBefore and after');
  console.table(Object.fromEntries(rows));
}

function createChangeRow(before: Figures, after: Figures, page: string, measure: string) {
  const [then, now] = [before[page]?.[measure], after[page]?.[measure]];
  const to = (peer: PeerName, { [page]: ours, [peer]: theirs }: Figures) =>
    page === 'ours' ? divide(ours?.[measure], theirs?.[measure]) : undefined;
  return {
    before: then,
    after: now,
    'after : before': divide(now, then),
    'to hand-written before': to('hand', before),
    'to hand-written after': to('hand', after),
    'to bare React before': to('react', before),
    'to bare React after': to('react', after),
  };
}

const divide = (value?: number, by?: number) =>
  value === undefined || !by ? undefined : Number((value / by).toPrecision(3));
