import type { AgeBand, Level, LevelStep, Report } from '../instrument/instrument.ts';
import type { KnownFacts } from './facts.ts';
import { holdsFor, levelAt } from './step.ts';

/** The name of a level as people read it; '' where it has none. */
export function levelName({ name, is }: Pick<LevelStep, 'name' | 'is'>): string {
  return name ?? is;
}

/**
 * The line of the cuts that a score stands in, where it is certain: every band that the person may belong to says the
 * same, and its word is the one that came. Else that word alone.
 * @param known facts of the person at that attempt
 * @param word the level as it travelled
 */
export function levelOf(
  { bands }: Pick<Report, 'bands'>,
  known: KnownFacts,
  value: number,
  word: Level,
): Pick<LevelStep, 'id' | 'name' | 'is'> {
  const [line, ...others] = possibleBands(bands, known).map((band) => levelAt(band, value));
  const isCertain = others.every((other) => other.id === line?.id && other.name === line?.name);
  return line !== undefined && isCertain && [line, ...others].every(({ is }) => is === word)
    ? line
    : { is: word };
}

/** The bands that may be a person's: those that what is known does not rule out, up to the first that surely holds. */
function possibleBands(bands: readonly AgeBand[], known: KnownFacts): AgeBand[] {
  const able = bands.filter((band) => holdsFor(band, known) !== false);
  const sure = able.findIndex((band) => holdsFor(band, known));
  return sure < 0 ? able : able.slice(0, sure + 1);
}
