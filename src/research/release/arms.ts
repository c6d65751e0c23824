import type { Column } from '#domain/tables/table.ts';

/** An attempt, as far as it says of a trial. */
interface WithArm {
  readonly arm: string | null;
}

/** The id of the trial that a code such as 'short-steps/usual' is of. */
const trialOfCode = (code: string) => code.slice(0, code.indexOf('/'));

/** At this attempt the person's part in the trial ended, by the trial's bound of harm. */
const isHarm = (code: string) => code.endsWith('/harm');

/**
 * The arm of an attempt that a release may tell: only of whoever agreed to that trial and did not take it back.
 * @param agreed ids of the trials of which this person's yes stands
 */
export function discloseArm({ arm }: WithArm, agreed: ReadonlySet<string> | undefined): string | null {
  return arm !== null && agreed?.has(trialOfCode(arm)) ? arm : null;
}

/**
 * In which arms somebody was, as one value that others must share before any of it is shown; null for nobody's. That
 * somebody got worse by a trial's bound is no part of it: the scores say it, and nobody outside knows it.
 */
export function personArms(
  attempts: readonly WithArm[],
  agreed: ReadonlySet<string> | undefined,
): string | null {
  const codes = attempts
    .flatMap((attempt) => discloseArm(attempt, agreed) ?? [])
    .filter((code) => !isHarm(code));
  return [...new Set(codes)].sort().join(' ') || null;
}

/** @param codes those that stand in the column; none where every one of them is hidden */
export function armColumn(codes: readonly string[]): Column {
  return {
    name: 'arm',
    type: 'string',
    description:
      'The arm of a trial of other words whose words the person read after this attempt; missing where they took part in none, took that back, or it is hidden.',
    ...(codes.length > 0 && { codes: codes.map((code) => ({ code, label: getLabel(code) })) }),
    role: 'design',
  };
}

function getLabel(code: string): string {
  const trial = trialOfCode(code);
  return isHarm(code)
    ? `trial ${trial}: here its bound of harm was reached, and the usual words came`
    : `trial ${trial}, arm ${code.slice(trial.length + 1)}`;
}
