import type { CheckRule } from '../../finding/rule.ts';
import { instrumentAddressTaken } from './address-taken.ts';
import { bandWithoutExample } from './band-without-example.ts';
import type { InstrumentSubject } from './instrument-rule.ts';
import { instrumentNextUnknown } from './next-unknown.ts';
import { instrumentReadingGrade } from './reading-grade.ts';
import { readingUnknown } from './reading-unknown.ts';
import { instrumentTemplateText } from './template-text.ts';

/** Rules on the texts and addresses of a questionnaire. Rules on meaning are in `domain`. */
export const instrumentTextRules: readonly CheckRule<InstrumentSubject>[] = [
  instrumentAddressTaken,
  instrumentNextUnknown,
  readingUnknown,
  instrumentReadingGrade,
  bandWithoutExample,
  instrumentTemplateText,
];
