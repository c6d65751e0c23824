import type { Column } from '#domain/tables/table.ts';

/** The arm of an attempt. */
interface AttemptArm {
  readonly arm: string | null;
}

/** The trial of an arm such as 'short-steps/usual'. */
const getTrial = (code: string) => code.slice(0, code.indexOf('/'));

/** Whether the attempt ended the participation, because a limit for harm was reached. */
const isHarm = (code: string) => code.endsWith('/harm');

/**
 * The arm of an attempt if it can be disclosed: only with a current consent to the trial.
 * @param agreed ids of the trials with a current consent
 */
export function discloseArm({ arm }: AttemptArm, agreed: ReadonlySet<string> | undefined): string | null {
  return arm !== null && agreed?.has(getTrial(arm)) ? arm : null;
}

/**
 * The arms of a person as one value, which others must share before it is disclosed; null for none. Omits arms
 * for harm, which are evident from the scores and not known to others.
 */
export function getPersonArms(
  attempts: readonly AttemptArm[],
  agreed: ReadonlySet<string> | undefined,
): string | null {
  const codes = attempts
    .flatMap((attempt) => discloseArm(attempt, agreed) ?? [])
    .filter((code) => !isHarm(code));
  return [...new Set(codes)].sort().join(' ') || null;
}

/** @param codes disclosed arms; empty if all are suppressed */
export function createArmColumn(codes: readonly string[]): Column {
  return {
    name: 'arm',
    type: 'string',
    description:
      'The arm of a trial of wordings whose texts were displayed after this attempt; missing if the person did not take part, left the trial, or the arm is suppressed.',
    ...(codes.length > 0 && { codes: codes.map((code) => ({ code, label: getLabel(code) })) }),
    role: 'design',
  };
}

function getLabel(code: string): string {
  const trial = getTrial(code);
  return isHarm(code)
    ? `trial ${trial}: the limit for harm was reached, and the usual texts were displayed`
    : `trial ${trial}, arm ${code.slice(trial.length + 1)}`;
}
