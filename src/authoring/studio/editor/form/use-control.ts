import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import { getFieldId, filterFindingsAt, useForm } from './form-context.ts';

/** What a control needs beside its value: its id, and what is found at its place. */
export interface Control {
  readonly id: string;
  /** Errors in words; undefined where there are none. */
  readonly error: string | undefined;
  /** Advice in words, to be said under the field. */
  readonly advice: string | undefined;
  /** The id of the paragraph with the advice. */
  readonly adviceId: string | undefined;
}

/** The id of a control with its findings. */
export function useControl(path: Path): Control {
  const id = getFieldId(path);
  const found = filterFindingsAt(useForm(), path);
  const describeFindings = (level: 'error' | 'advice') =>
    found
      .filter((finding) => finding.level === level)
      .map(({ expected, actual, fix }) => messages.findings.said(expected, actual, fix))
      .join(' ') || undefined;
  const advice = describeFindings('advice');
  return { id, error: describeFindings('error'), advice, adviceId: advice && `${id}-advice` };
}
