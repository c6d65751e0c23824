import type { AgeBand, Level, LevelStep, Report } from '../instrument/instrument.ts';
import type { KnownFacts } from './facts.ts';
import { appliesTo, levelAt } from './step.ts';

/** The name of a level as people read it; '' where it has none. */
export function levelName({ name, is }: Pick<LevelStep, 'name' | 'is'>): string {
  return name ?? is;
}

/**
 * The line of the cuts that a score stands in: of the person's band, or where nobody tells which it is, of every band
 * that it may be. Null where these say different things.
 */
export function certainLevel(
  { bands }: Pick<Report, 'bands'>,
  known: KnownFacts,
  value: number,
): LevelStep | null {
  const [line, ...others] = possibleBands(bands, known).map((band) => levelAt(band, value));
  const isSame = ({ id, name, is }: LevelStep) => id === line?.id && name === line?.name && is === line?.is;
  return line && others.every(isSame) ? line : null;
}

/**
 * The level of a score with its id and name, where it is certain and its word is the one that came; else that word alone.
 * @param known facts of the person at that attempt
 * @param word the level as it travelled
 */
export function findLevel(
  report: Pick<Report, 'bands'>,
  known: KnownFacts,
  value: number,
  word: Level,
): Pick<LevelStep, 'id' | 'name' | 'is'> {
  const line = certainLevel(report, known, value);
  return line?.is === word ? line : { is: word };
}

/** The bands that may be a person's: those that what is known does not rule out, up to the first that surely holds. */
function possibleBands(bands: readonly AgeBand[], known: KnownFacts): AgeBand[] {
  const able = bands.filter((band) => appliesTo(band, known) !== false);
  const sure = able.findIndex((band) => appliesTo(band, known));
  return sure < 0 ? able : able.slice(0, sure + 1);
}
