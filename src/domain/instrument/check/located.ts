import type { PossibleRange } from '../../scoring/possible-range.ts';
import type { AgeBand, Instrument, Report, Step } from '../instrument.ts';
import type { RuleContext } from './rule.ts';

/** A report with its path in the file. */
export interface LocatedReport {
  readonly id: string;
  readonly path: string;
  readonly report: Report;
  /** The possible scores; null if unknown. */
  readonly possible: PossibleRange | null;
}

/** Lists all reports of an instrument, in the order of its scores. */
export function listReports({ scores }: Instrument, { ranges }: RuleContext): LocatedReport[] {
  return scores.flatMap(({ id, report }, at) =>
    report ? [{ id, path: `scores[${at}].report`, report, possible: ranges.get(id) ?? null }] : [],
  );
}

/** Lists all norm bands of an instrument, with their paths. */
export function listBands(
  instrument: Instrument,
  known: RuleContext,
): (LocatedReport & { readonly band: AgeBand })[] {
  return listReports(instrument, known).flatMap((place) =>
    place.report.bands.map((band, at) => ({ ...place, path: `${place.path}.bands[${at}]`, band })),
  );
}

/** A threshold list with its path. */
export interface LocatedSteps {
  readonly path: string;
  readonly steps: readonly Step<unknown>[];
  readonly possible: PossibleRange | null;
}

/** Lists the levels and colours of all bands. */
export function listSteps(instrument: Instrument, known: RuleContext): LocatedSteps[] {
  return listBands(instrument, known).flatMap(({ path, possible, band: { levels, colours } }) => [
    { path: `${path}.levels`, steps: levels, possible },
    ...(colours ? [{ path: `${path}.colours`, steps: colours, possible }] : []),
  ]);
}

/** Formats a limit for authors: "up to 5", "below 5". */
export function formatLimit({ upTo, below }: Step<unknown>): string {
  return upTo !== undefined ? `up to ${upTo}` : `below ${below}`;
}
