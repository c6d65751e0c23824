import { compareVersions, getMajor } from '#domain/instrument/version.ts';
import { type BootstrapOptions, publishedBootstrap } from '#domain/psychometrics/bootstrap.ts';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { estimators } from './estimators.ts';
import type { PersonGroup } from './group-attempts.ts';
import { computeGroupQuality } from './group-quality.ts';

/** Minimum number of people: with fewer, each person would change the figures. */
export const minPeopleForQuality = 100;

/** The reports, and the groups that are too small for one. */
export interface QualityReports {
  readonly files: readonly QualityFile[];
  readonly tooFew: readonly { readonly name: string; readonly people: number }[];
}

/**
 * Creates a report per questionnaire and major version, with a group for each version and language with at least
 * `minPeopleForQuality` people.
 * @param made YYYY-MM-DD, the day of the computation
 * @param drawn bootstrap samples; fewer in previews
 */
export function computeQuality(
  groups: readonly PersonGroup[],
  made: string,
  drawn = publishedBootstrap,
): QualityReports {
  const sorted = groups.toSorted(
    (a, b) =>
      a.version.instrument.position - b.version.instrument.position ||
      compareVersions(a.version.instrument.version, b.version.instrument.version) ||
      (a.language < b.language ? -1 : 1),
  );
  const enough = sorted.filter(({ people }) => people.length >= minPeopleForQuality);
  const byTable = new Map<string, PersonGroup[]>();
  for (const group of enough) {
    const table = getReportName(group.version);
    byTable.set(table, [...(byTable.get(table) ?? []), group]);
  }
  return {
    files: [...byTable].map(([table, own]) => createFile(table, own, made, drawn)),
    tooFew: sorted
      .filter(({ people }) => people.length < minPeopleForQuality)
      .map(({ version: { instrument }, language, people }) => ({
        name: `${instrument.id} ${instrument.version} (${language})`,
        people: people.length,
      })),
  };
}

/** The name of a report, such as 'S4@1': the questionnaire and its major version. */
export function getReportName({ instrument }: PublishedInstrument): string {
  return `${instrument.id}@${getMajor(instrument.version)}`;
}

function createFile(
  table: string,
  groups: readonly PersonGroup[],
  made: string,
  drawn: BootstrapOptions,
): QualityFile {
  // Id and title are those of the newest version.
  const { id = '', title = '' } = groups.at(-1)?.version.instrument ?? {};
  return {
    format: 1,
    table,
    instrument: id,
    title,
    made,
    estimators,
    groups: groups.map((group) => computeGroupQuality(group, drawn)),
  };
}
