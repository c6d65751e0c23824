import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { compareVersions, getMajor } from '#domain/instrument/version.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';

/** Versions of a questionnaire that share a table: with the same items, scales and formulas. */
export interface TableVersions {
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
export function groupVersionsByTable(published: readonly PublishedInstrument[]): TableVersions[] {
  const groups: { substance: string; rules: string; versions: PublishedInstrument[] }[] = [];
  for (const each of published.toSorted((a, b) =>
    compareVersions(b.instrument.version, a.instrument.version),
  )) {
    const substance = `${getMajorName(each.instrument)} ${getSubstance(each.instrument)}`;
    const rules = getMissingRules(each.instrument);
    // Rows of a version that needs every answer are complete, so no rule of a newer version changes their scores.
    const group = groups.find(
      (one) => one.substance === substance && (one.rules === rules || !each.instrument.allowsMissing),
    );
    if (group) group.versions.push(each);
    else groups.push({ substance, rules, versions: [each] });
  }
  const usedNames = new Set<string>();
  const editions = groups.map(({ versions }): TableVersions => {
    const [{ instrument }, ...others] = versions as [PublishedInstrument, ...PublishedInstrument[]];
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
  const scores = instrument.scores.map(({ id, formula, decimals }) => ({ id, formula, decimals }));
  return JSON.stringify({ items, scores });
}

function getMissingRules({ scores }: Instrument): string {
  return JSON.stringify(scores.map(({ missing = null }) => missing));
}

function omitTexts(scale: object): unknown {
  return JSON.parse(
    JSON.stringify(scale, (key, part: unknown) => (wordKeys.has(key) ? undefined : part)),
  ) as unknown;
}

const wordKeys = new Set(['label', 'words', 'low', 'high', 'unit']);
