import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import { getMajor } from '#domain/instrument/version.ts';
import type { Statistic, QualityFile } from '#domain/psychometrics/quality-file.ts';
import type { Violation } from '../../finding/rule.ts';

/** A questionnaire with the measured figures of its major version. */
export interface QualitySubject {
  readonly current: Instrument;
  /** True if this version is published, so that results depend on it. */
  readonly isPublished: boolean;
  /** All valid files of `questionnaires/quality`. */
  readonly measured: readonly QualityFile[];
}

/** Finds scores whose reliability differs from the measured value, or does not name its file. */
export function findUnmeasuredFigures({ current, measured }: QualitySubject): Violation[] {
  const table = `${current.id}@${getMajor(current.version)}`;
  const file = measured.find((one) => one.table === table);
  if (!file) return [];
  const name = `questionnaires/quality/${table}.json`;
  return current.scores.flatMap((score, at) => checkFigures(score, at, listFigures(file, score), name));
}

interface NamedFigure {
  readonly name: string;
  readonly value: number;
}

/** Lists the measured coefficients of a score from 0 to 1, newest version first, rounded as in the files. */
function listFigures({ groups }: QualityFile, { id }: Score): NamedFigure[] {
  return groups.toReversed().flatMap(({ version, language, scores }) => {
    const score = scores.find((one) => one.id === id);
    if (!score) return [];
    const of = `${version}, ${language}`;
    const all: readonly (readonly [string, Statistic])[] = [
      [`alpha of ${of}`, score.alpha],
      [`omega of ${of}`, score.omega],
      ...score.retest.map(({ days, icc }) => [`ICC after ${days.join(' to ')} days of ${of}`, icc] as const),
    ];
    return all.flatMap(([name, { value }]) =>
      value !== null && value > 0 && value < 1 ? [{ name, value: Number(value.toFixed(2)) }] : [],
    );
  });
}

function checkFigures(
  { report, title }: Score,
  at: number,
  figures: readonly NamedFigure[],
  file: string,
): Violation[] {
  const [first] = figures;
  // Without a reliability, no change of a score is evaluated.
  if (!report?.reliability || !first) return [];
  const path = `scores[${at}].report.reliability`;
  const { value, basis, assumed } = report.reliability;
  const known = [...new Set(figures.map((one) => one.value))];
  if (known.includes(value) && basis.includes(file) && assumed !== true) return [];
  return [
    {
      path: basis.includes(file) ? `${path}.value` : `${path}.basis`,
      expected: `what was measured of ${title}: ${figures.map((one) => `${one.value} (${one.name})`).join(', ')}; with ${file} in its basis, and not assumed`,
      actual: `${value}, ${JSON.stringify(basis)}${assumed === true ? ', assumed' : ''}`,
      fix: `Write "reliability": { "value": ${first.value}, "basis": "Measured: ${first.name}; ${file}." } or another of these figures.`,
    },
  ];
}
