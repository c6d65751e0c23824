import { type Finding, formatFinding } from '../finding/finding.ts';

/** Content that cannot be compiled, with everything that is wrong with it. */
export class ContentError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(`The content cannot be compiled:\n\n${findings.map(formatFinding).join('\n\n')}`);
    this.name = 'ContentError';
  }
}
