import { type Finding, formatFinding } from '../finding/finding.ts';

/** Thrown if content cannot be compiled. The message contains all findings. */
export class ContentError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(`The content cannot be compiled:\n\n${findings.map(formatFinding).join('\n\n')}`);
    this.name = 'ContentError';
  }
}
