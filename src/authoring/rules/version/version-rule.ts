import type { Patch } from '#domain/instrument/check/rule.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { inOrder } from '#domain/instrument/version.ts';
import { patchText } from '../patch-text.ts';
import type { Flaw, Rule } from '../../finding/rule.ts';

/** A questionnaire with its published versions. */
export interface VersionSubject {
  /** Every published version of it, in any order. */
  readonly published: readonly Instrument[];
  readonly current: Instrument;
}

/** A file beside its published versions, each as changes to a small questionnaire of version 1.0. */
export interface VersionCase {
  readonly published: readonly Patch[];
  readonly bad: Patch;
  /** On top of `bad`, what `fix` says; where it names a command, the versions are published afterwards. */
  readonly good: Patch;
  readonly publishedAfter?: readonly Patch[];
}

/** A rule on the version of a questionnaire. */
export interface VersionRule extends Rule<VersionSubject> {
  readonly cases: readonly VersionCase[];
}

/** A rule whose examples for the list of rules are written from its cases. */
export function createVersionRule(rule: {
  readonly id: `version/${string}`;
  readonly says: string;
  readonly cases: readonly [VersionCase, ...VersionCase[]];
  readonly check: (subject: VersionSubject) => readonly Flaw[];
}): VersionRule {
  const [first, ...rest] = rule.cases;
  return { ...rule, level: 'error', examples: [formatExample(first), ...rest.map(formatExample)] };
}

function formatExample({ published, bad, good, publishedAfter = published }: VersionCase) {
  const formatCase = (versions: readonly Patch[], file: Patch) =>
    `published: ${versions.map(({ version }) => String(version)).join(', ') || 'nothing'}\n${patchText(file)}`;
  return { bad: formatCase(published, bad), good: formatCase(publishedAfter, { ...bad, ...good }) };
}

/** The newest published version; undefined where there is none. */
export function findNewest(published: readonly Instrument[]): Instrument | undefined {
  return published.toSorted((a, b) => inOrder(a.version, b.version)).at(-1);
}

/** The published version with the number of the current one, however it is written: 1.0 and 1.0.0 are the same. */
export function findSameVersion({ published, current }: VersionSubject): Instrument | undefined {
  return published.find(({ version }) => inOrder(version, current.version) === 0);
}
