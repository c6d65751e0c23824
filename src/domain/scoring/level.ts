import type { PlainMessageId, Translate } from '#language/translate.ts';
import type { AgeBand, Level, LevelStep, Report } from '../instrument/instrument.ts';
import type { KnownDemographics } from './demographics.ts';
import { evaluateBandCriteria, findLevelStep } from './threshold-list.ts';

const levelIds = {
  Low: 'results.level.low',
  Average: 'results.level.average',
  High: 'results.level.high',
} as const satisfies Record<Exclude<Level, ''>, PlainMessageId>;

/** The display name of a level; '' for none. */
export function getLevelName(t: Translate, { name, is }: Pick<LevelStep, 'name' | 'is'>): string {
  return name ?? (is === '' ? '' : t(levelIds[is]));
}

/** The English name of a level, for exports, authors and researchers; '' for none. */
export function getEnglishLevelName({ name, is }: Pick<LevelStep, 'name' | 'is'>): string {
  return name ?? is;
}

/**
 * Finds the level of a score, if it is the same in all bands that may apply to the person.
 * @returns null if the bands differ
 */
export function findCertainLevel(
  { bands }: Pick<Report, 'bands'>,
  known: KnownDemographics,
  value: number,
): LevelStep | null {
  const [line, ...others] = listPossibleBands(bands, known).map((band) => findLevelStep(band, value));
  const isSame = ({ id, name, is }: LevelStep) => id === line?.id && name === line?.name && is === line?.is;
  return line && others.every(isSame) ? line : null;
}

/**
 * Finds the level of a score with its id and name, if it is certain and matches the received level; else only
 * the received level.
 * @param known profile fields of the person at the attempt
 * @param received the received level
 */
export function findLevel(
  report: Pick<Report, 'bands'>,
  known: KnownDemographics,
  value: number,
  received: Level,
): Pick<LevelStep, 'id' | 'name' | 'is'> {
  const line = findCertainLevel(report, known, value);
  return line?.is === received ? line : { is: received };
}

/** The bands that may apply to a person, up to the first that certainly applies. */
function listPossibleBands(bands: readonly AgeBand[], known: KnownDemographics): AgeBand[] {
  const able = bands.filter((band) => evaluateBandCriteria(band, known) !== false);
  const sure = able.findIndex((band) => evaluateBandCriteria(band, known));
  return sure < 0 ? able : able.slice(0, sure + 1);
}
