import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';

/** A status that says validated, beside averages that readers are still told to be borrowed. */
export function normsNoteAdvice({ status, normsNote }: Instrument): Problem[] {
  if (normsNote !== undefined || !saysValidated(status)) return [];
  return [
    {
      path: 'status',
      expected: '"normsNote" beside a status that says validated',
      found: 'none: people read that averages and percentiles are borrowed from other questions',
      mend: 'Write "normsNote": a sentence or two for readers on where the numbers come from, or null to say nothing.',
      level: 'advice',
    },
  ];
}

function saysValidated(status: string): boolean {
  return /\bvalidated\b/i.test(status) && !/\b(not|never|non|un|to be)\b[^.;,]*\bvalidated\b/i.test(status);
}
