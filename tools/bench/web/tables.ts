/** Prints figures: those of all that ask the questions side by side, with ratios; our other pages; before and after. */
import { type Figures, type Ratio, type RunFigures, ratioOf } from './figures.ts';
import { type PeerName, peerNames } from './peers.ts';

const names: Record<string, string> = {
  hand: 'hand-written',
  react: 'bare React',
  survey: 'SurveyJS',
  ours: 'ours',
};
const compared = [...peerNames, 'ours'] as const;

/** Ratios are followed by the lowest and the highest of single runs. */
export function printComparison(figures: Figures, byRun: RunFigures): void {
  const measures = Object.keys(figures.ours ?? {});
  if (measures.length === 0) return;
  const rows = measures.map((measure) => {
    const values = compared.map((page) => [names[page]!, figures[page]?.[measure]] as const);
    return [
      measure,
      {
        ...Object.fromEntries(values),
        'ours : hand-written': inWords(ratioOf(figures, byRun, measure, 'ours', 'hand')),
        'ours : bare React': inWords(ratioOf(figures, byRun, measure, 'ours', 'react')),
      },
    ] as const;
  });
  console.log('\nThe same 26 questions on four pages');
  console.table(Object.fromEntries(rows));
}

const inWords = (ratio?: Ratio) =>
  ratio && (ratio.runs ? `${ratio.of} (${ratio.runs.join(' to ')})` : String(ratio.of));

export function printPages(figures: Figures): void {
  const pages = Object.entries(figures).filter(([page]) => !(page in names));
  const measures = new Set(pages.flatMap(([, of]) => Object.keys(of)));
  if (measures.size === 0) return;
  const row = (measure: string) => Object.fromEntries(pages.map(([page, of]) => [page, of[measure]]));
  console.log('\nOur other pages');
  console.table(Object.fromEntries([...measures].map((measure) => [measure, row(measure)])));
}

/** What both runs measured of ours: figures, and how they stand to the peers that were measured beside them. */
export function printChange(before: Figures, after: Figures): void {
  const rows = Object.entries(after)
    .filter(([page]) => page === 'ours' || !(page in names))
    .flatMap(([page, measures]) =>
      Object.keys(measures)
        .filter((measure) => before[page]?.[measure] !== undefined)
        .map((measure) => [`${page}: ${measure}`, change(before, after, page, measure)] as const),
    );
  console.log('\nBefore and after');
  console.table(Object.fromEntries(rows));
}

function change(before: Figures, after: Figures, page: string, measure: string) {
  const [then, now] = [before[page]?.[measure], after[page]?.[measure]];
  const to = (peer: PeerName, { [page]: ours, [peer]: theirs }: Figures) =>
    page === 'ours' ? ratio(ours?.[measure], theirs?.[measure]) : undefined;
  return {
    before: then,
    after: now,
    'after : before': ratio(now, then),
    'to hand-written before': to('hand', before),
    'to hand-written after': to('hand', after),
    'to bare React before': to('react', before),
    'to bare React after': to('react', after),
  };
}

const ratio = (value?: number, by?: number) =>
  value === undefined || !by ? undefined : Number((value / by).toPrecision(3));
