import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { compareVersions, getMajor } from '#domain/instrument/version.ts';
import type { Published } from '#server/instruments/published.ts';

/** Versions of a questionnaire that share a table: with the same items, scales and formulas. */
export interface Edition {
  /** `S4@1`; with the whole version if a minor version differs from the newest of its major version. */
  readonly name: string;
  /** The newest version, which describes the table. */
  readonly instrument: Instrument;
  /** The other versions, newest first. */
  readonly earlier: readonly Instrument[];
  /** Their content hashes, with the version of each. */
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Groups published versions by table: one per major version. A minor version with other items or formulas, which
 * violates the rules for versions, has its own table.
 */
export function listEditions(published: readonly Published[]): Edition[] {
  const groups = new Map<string, Published[]>();
  for (const each of published.toSorted((a, b) =>
    compareVersions(b.instrument.version, a.instrument.version),
  )) {
    const key = `${getMajorName(each.instrument)} ${getSubstance(each.instrument)}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const usedNames = new Set<string>();
  const editions = [...groups.values()].map((versions): Edition => {
    const [{ instrument }, ...others] = versions as [Published, ...Published[]];
    const major = getMajorName(instrument);
    const name = usedNames.has(major) ? `${instrument.id}@${instrument.version}` : major;
    usedNames.add(name);
    return {
      name,
      instrument,
      earlier: others.map((each) => each.instrument),
      versions: new Map(versions.map(({ hash, instrument: { version } }) => [hash, version])),
    };
  });
  return editions.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function getMajorName({ id, version }: Instrument): string {
  return `${id}@${getMajor(version)}`;
}

/** The meaning of a row: items with scales and keys, and formulas. Ignores texts. */
function getSubstance(instrument: Instrument): string {
  const items = listQuestions(instrument).map((question) => {
    const { id, reverse = false, showWhen, hiddenValue } = question;
    return { id, reverse, showWhen, hiddenValue, scale: omitTexts(getScale(instrument, question)) };
  });
  const scores = instrument.scores.map(({ id, formula, decimals, missing }) => {
    return { id, formula, decimals, missing };
  });
  return JSON.stringify({ items, scores });
}

function omitTexts(scale: object): unknown {
  return JSON.parse(
    JSON.stringify(scale, (key, part: unknown) => (wordKeys.has(key) ? undefined : part)),
  ) as unknown;
}

const wordKeys = new Set(['label', 'low', 'high', 'unit']);
