import type { Column } from '#domain/tables/table.ts';

/** The arm of an attempt. */
interface WithArm {
  readonly arm: string | null;
}

/** The trial of an arm such as 'short-steps/usual'. */
const trialOfCode = (code: string) => code.slice(0, code.indexOf('/'));

/** Whether the attempt ended the participation, because a limit for harm was reached. */
const isHarm = (code: string) => code.endsWith('/harm');

/**
 * The arm of an attempt if it can be disclosed: only with a current consent to the trial.
 * @param agreed ids of the trials with a current consent
 */
export function discloseArm({ arm }: WithArm, agreed: ReadonlySet<string> | undefined): string | null {
  return arm !== null && agreed?.has(trialOfCode(arm)) ? arm : null;
}

/**
 * The arms of a person as one value, which others must share before it is disclosed; null for none. Omits arms
 * for harm, which are evident from the scores and not known to others.
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

/** @param codes disclosed arms; empty if all are suppressed */
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
