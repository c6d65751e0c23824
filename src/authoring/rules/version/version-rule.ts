import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareVersions } from '#domain/instrument/version.ts';
import { formatPatch } from '../format-patch.ts';
import type { Violation, CheckRule } from '../../finding/rule.ts';

/** A questionnaire with its published versions. */
export interface VersionSubject {
  /** All published versions, in any order. */
  readonly published: readonly Instrument[];
  readonly current: Instrument;
}

/** A test case: a file and its published versions, each as changes to a small questionnaire of version 1.0. */
export interface VersionCase {
  readonly published: readonly InstrumentPatch[];
  readonly bad: InstrumentPatch;
  /** Changes according to `fix`, applied after `bad`. If `fix` names a command, `publishedAfter` is its result. */
  readonly good: InstrumentPatch;
  readonly publishedAfter?: readonly InstrumentPatch[];
}

/** A rule on the version of a questionnaire. */
export interface VersionRule extends CheckRule<VersionSubject> {
  readonly cases: readonly VersionCase[];
}

/** Creates a rule and generates its examples from its cases. */
export function createVersionRule(rule: {
  readonly id: `version/${string}`;
  readonly description: string;
  readonly cases: readonly [VersionCase, ...VersionCase[]];
  readonly check: (subject: VersionSubject) => readonly Violation[];
}): VersionRule {
  const [first, ...rest] = rule.cases;
  return { ...rule, level: 'error', examples: [formatExample(first), ...rest.map(formatExample)] };
}

function formatExample({ published, bad, good, publishedAfter = published }: VersionCase) {
  const formatCase = (versions: readonly InstrumentPatch[], file: InstrumentPatch) =>
    `published: ${versions.map(({ version }) => String(version)).join(', ') || 'nothing'}\n${formatPatch(file)}`;
  return { bad: formatCase(published, bad), good: formatCase(publishedAfter, { ...bad, ...good }) };
}

/** Returns the newest published version, or undefined. */
export function findNewest(published: readonly Instrument[]): Instrument | undefined {
  return published.toSorted((a, b) => compareVersions(a.version, b.version)).at(-1);
}

/** Returns the published version with the number of the current one. 1.0 and 1.0.0 are equal. */
export function findSameVersion({ published, current }: VersionSubject): Instrument | undefined {
  return published.find(({ version }) => compareVersions(version, current.version) === 0);
}
