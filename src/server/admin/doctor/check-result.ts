/** The result of one check. */
export interface CheckResult {
  /** `fault`: people or data are affected now. `warning`: they will be. */
  readonly severity: 'ok' | 'warning' | 'fault';
  readonly part: string;
  /** What is wrong, and what to do. */
  readonly text: string;
}

/** Creates findings of one part. */
export function createFindings(part: string): Record<CheckResult['severity'], (text: string) => CheckResult> {
  return {
    ok: (text) => ({ severity: 'ok', part, text }),
    warning: (text) => ({ severity: 'warning', part, text }),
    fault: (text) => ({ severity: 'fault', part, text }),
  };
}

/** One line for each finding, and a summary. */
export function formatFindings(findings: readonly CheckResult[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const lines = findings.map(
    ({ severity, part, text }) => `${severity.padEnd(8)} ${part.padEnd(width)}  ${text}`,
  );
  const count = (severity: CheckResult['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return [...lines, '', `Faults: ${count('fault')}, warnings: ${count('warning')}.`].join('\n');
}
