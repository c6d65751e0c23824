import { ordinalSuffix } from '#domain/dates/dates.ts';
import { formatGroup } from '#domain/instrument/format-band.ts';
import type {
  AgeBand,
  Instrument,
  LevelStep,
  Report,
  Score,
  SummaryColour,
} from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { isSuppressed } from '#domain/scoring/is-suppressed.ts';
import { getLevelName, findLevel } from '#domain/scoring/known-level.ts';
import { findLevelText, getLevelContent } from '#domain/scoring/level-text.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { selectBand } from '#domain/scoring/step.ts';
import { findColour } from '#domain/scoring/summary.ts';
import { computeInterval, listReachedLevels } from '#domain/scoring/uncertainty.ts';
import type { GaugeProps } from '#ui/gauge/gauge.tsx';
import { categoryView } from './category-view.ts';
import { describeGaps } from './gaps.ts';
import { type ReportScale, selectScale } from './scale.ts';
import type { OwnInput, ScoreInput, ScoreReport } from './scored.ts';
import { messages } from './messages.ts';
import {
  formatOrdinal,
  formatOrdinals,
  describePercentile,
  listTableRows,
  type ScoreFacts,
  formatSentence,
} from './wording.ts';

/** Puts one score together. A score the instrument does not report cannot be drawn and is an error. */
export function scoreReport(instrument: CompiledInstrument, id: string, input: ScoreInput): ScoreReport {
  const score = instrument.scores.find((candidate) => candidate.id === id);
  const report = score?.report;
  if (!score || !report) throw new Error(`${instrument.id}: the score "${id}" has no report to show.`);
  const { title } = score;
  const { value, emptyText } = input;
  const gaps = describeGaps(instrument, id, value, input.skipped);
  if (value === null) return { id, title, ...nothing, text: gaps || emptyText };

  const colour = findColour(instrument, id, value, input.facts);
  const line = findLevel(report, input.known, value, input.level);
  const own = { ...input, value, name: getLevelName(line) };
  const scale = selectScale(report);
  return {
    ...nothing,
    id,
    title,
    level: line.is,
    levelName: own.name,
    colour,
    gaps,
    ...findMessages(instrument, score, report, line, own, colour),
    hint: report.direction === 'lower' ? messages.lowerIsBetter : '',
    ...(scale ? onScale(instrument, score, report, scale, own) : categoryView(score, report, own)),
  };
}

/** What there is to see of a score that is a number. */
function onScale(
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  scale: ReportScale,
  input: OwnInput,
): Partial<ScoreReport> {
  const { title } = score;
  const { value } = input;
  const facts = buildFacts(instrument, score, report, scale, input);
  const { likely, ownAge } = facts;
  const place = describePercentile(facts, instrument.normsNote === undefined);
  return {
    figure: { value, note: formatOutOf(score, report) },
    ...place,
    likely: likely ? messages.from(likely.low, likely.high) : '',
    reaches: input.helpFirst ? '' : listReaches(score, selectBand(report.bands, input.facts), facts),
    bar: {
      ...report.range,
      ...scale,
      current: value,
      previous: facts.previous,
      ownAge: ownAge?.mean ?? null,
      likely,
      currentText: String(value),
      previousText: String(facts.previous ?? ''),
      sentence: `${title}. ${formatSentence(facts)}`,
    },
    legend: {
      likely: likely !== null,
      ...(ownAge && { ownAge: messages.ownAge(ownAge.label, ownAge.mean) }),
    },
    gauge: buildGauge(title, facts, `${place.place} ${place.placeNumber}`.trim()),
    rows: listTableRows(facts),
    course: { score, report, input, unit: facts.unit },
  };
}

/** What stands beside the figure: the end that it is counted towards, or both where it does not begin near 0. */
function formatOutOf({ formula }: Score, { range, figureNote }: Report): string {
  const countsUp = range.min >= 0 && formula.kind !== 'table';
  return figureNote ?? (countsUp ? messages.ofMax(range.max) : messages.within(range.min, range.max));
}

const nothing = {
  figure: null,
  level: '',
  levelName: '',
  colour: 'grey',
  gaveWay: false,
  gaps: '',
  text: '',
  note: '',
  step: '',
  reading: [],
  hint: '',
  place: '',
  placeNumber: '',
  likely: '',
  reaches: '',
  bar: null,
  legend: null,
  gauge: null,
  rows: [],
  course: null,
} as const;

function buildFacts(
  instrument: CompiledInstrument,
  score: Score,
  report: Report,
  { average }: ReportScale,
  input: OwnInput,
): ScoreFacts {
  const { value, name: level } = input;
  const { range, bands, direction, figureNote } = report;
  const band = selectBand(bands, input.facts);
  const { norm } = band;
  const possible = instrument.formulaFacts[score.id]?.possible;
  const likely = computeInterval(score, band, value, possible ?? range);
  const end = input.percentile === null ? null : findEnd(value, possible);
  const percentile = end === null ? input.percentile : null;
  return {
    ...input,
    ...range,
    value,
    level,
    average,
    ownAge: bands.length > 1 && norm ? { label: formatGroup(band), mean: norm.mean } : null,
    likely,
    scaleShown: possible !== undefined && (possible.min !== range.min || possible.max !== range.max),
    end,
    percentile,
    likelyPercentiles:
      likely && norm && percentile !== null
        ? { from: computePercentile(norm, likely.low), to: computePercentile(norm, likely.high) }
        : null,
    direction,
    unit: figureNote ? ` ${figureNote}` : '',
  };
}

/** Is a score at an end of what is possible? */
function findEnd(
  value: number,
  possible?: { readonly min: number; readonly max: number },
): ScoreFacts['end'] {
  if (possible === undefined) return null;
  if (value <= possible.min) return 'lowest';
  return value >= possible.max ? 'highest' : null;
}

/** The sentence that names the levels within the likely range beside the score's own. */
function listReaches({ decimals }: Score, band: AgeBand, { likely, level }: ScoreFacts): string {
  if (likely === null || level === '') return '';
  const levels = listReachedLevels(band, likely, level, decimals);
  return levels.length === 0 ? '' : messages.reaches(likely.low, likely.high, levels);
}

/** What a score's level says, less what gives way where help comes first. */
function findMessages(
  { help, feedback }: Instrument,
  { id }: Score,
  report: Report,
  line: Pick<LevelStep, 'id' | 'is'>,
  { value, helpFirst }: Pick<OwnInput, 'value' | 'helpFirst'>,
  colour: SummaryColour,
): Pick<ScoreReport, 'text' | 'gaveWay' | 'note' | 'step' | 'reading'> {
  const { text = '', steps = [], reading = [] } = getLevelContent(report, line, value) ?? {};
  // Said once: by the leading score, or above them all.
  const towardsHelp = (words: readonly string[]) => (id === feedback.lead ? words : []);
  const gaveWay = isSuppressed({ help }, colour, helpFirst);
  const note = colour === 'grey' ? undefined : findLevelText(report, line)?.colourNotes?.[colour];
  return {
    text: gaveWay ? '' : text,
    gaveWay,
    note: gaveWay ? '' : (note ?? ''),
    step: (helpFirst && help.steps ? towardsHelp(help.steps) : steps)[0] ?? '',
    reading: helpFirst && help.reading ? towardsHelp(help.reading) : reading,
  };
}

/** @param place says it in words */
function buildGauge(title: string, facts: ScoreFacts, place: string): GaugeProps | null {
  const { percentile, end, likelyPercentiles: likely } = facts;
  if (end !== null) return { percentile: null, end, suffix: '', label: `${title}. ${place}` };
  if (percentile === null) return null;
  const drawn = likely ? `, ${messages.likelyPercentiles.toLowerCase()} ${formatOrdinals(likely)}` : '';
  const label = `${title}. ${messages.ranked(formatOrdinal(percentile))}${drawn}. ${place}`;
  return { percentile, suffix: ordinalSuffix(percentile), likely, label };
}
