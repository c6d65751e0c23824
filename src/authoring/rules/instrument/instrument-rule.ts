import type { InstrumentFile } from '../../source/instrument-file.ts';
import type { ContentIndex } from '../../source/sources.ts';
import type { DescribedRule, Flaw, Rule } from '../../finding/rule.ts';

/** A questionnaire with all that its texts and addresses may name. */
export interface InstrumentSubject extends InstrumentFile {
  readonly around: Pick<ContentIndex, 'chain' | 'pages' | 'addresses'>;
}

/**
 * A rule on the texts and addresses of a questionnaire. Its examples are places of the questionnaires of this
 * repository; what must hold of scoring is in `domain/instrument/check`.
 */
export function createInstrumentRule(
  rule: Omit<DescribedRule, 'id'> & {
    readonly id: `instrument/${string}`;
    readonly check: (subject: InstrumentSubject) => readonly Flaw[];
  },
): Rule<InstrumentSubject> {
  return rule;
}
