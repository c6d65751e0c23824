import type { InstrumentFile } from '../../source/instrument-file.ts';
import type { ContentIndex } from '../../source/sources.ts';
import type { RuleDescription, Violation, CheckRule } from '../../finding/rule.ts';

/** A questionnaire and the content to which its texts and addresses refer. */
export interface InstrumentSubject extends InstrumentFile {
  readonly content: Pick<ContentIndex, 'chain' | 'pages' | 'addresses'>;
}

/** Creates a rule on texts and addresses of a questionnaire. Rules on scoring are in `domain/instrument/check`. */
export function createInstrumentRule(
  rule: Omit<RuleDescription, 'id'> & {
    readonly id: `instrument/${string}`;
    readonly check: (subject: InstrumentSubject) => readonly Violation[];
  },
): CheckRule<InstrumentSubject> {
  return rule;
}
