import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import { getFieldId, filterFindingsAt, useFormContext } from './form-context.ts';

/** The id of a control and its findings. */
export interface Control {
  readonly id: string;
  /** Errors as text; undefined if there are none. */
  readonly error: string | undefined;
  /** Advice as text, displayed below the field. */
  readonly advice: string | undefined;
  /** Id of the paragraph with the advice. */
  readonly adviceId: string | undefined;
}

/** Returns the id of a control and its findings. */
export function useControl(path: Path): Control {
  const id = getFieldId(path);
  const findings = filterFindingsAt(useFormContext(), path);
  const describeFindings = (level: 'error' | 'advice') =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ expected, actual, fix }) => messages.findings.describe(expected, actual, fix))
      .join(' ') || undefined;
  const advice = describeFindings('advice');
  return { id, error: describeFindings('error'), advice, adviceId: advice && `${id}-advice` };
}
