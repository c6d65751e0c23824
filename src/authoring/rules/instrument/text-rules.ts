import type { Rule } from '../../finding/rule.ts';
import { addressTaken } from './address-taken.ts';
import { bandWithoutExample } from './band-without-example.ts';
import type { InstrumentSubject } from './instrument-rule.ts';
import { nextUnknown } from './next-unknown.ts';
import { readingGrade } from './reading-grade.ts';
import { readingUnknown } from './reading-unknown.ts';
import { templateText } from './template-text.ts';

/** Rules on the texts and addresses of a questionnaire. Rules on meaning are in `domain`. */
export const textRules: readonly Rule<InstrumentSubject>[] = [
  addressTaken,
  nextUnknown,
  readingUnknown,
  readingGrade,
  bandWithoutExample,
  templateText,
];
