import { tooFewEntriesRule } from './entries-few.ts';
import { tooManyEntriesRule } from './entries-many.ts';
import { repeatedEntryRule } from './entry-repeated.ts';
import { excludedValue } from './excluded-value.ts';
import { form } from './form.ts';
import { missingKey } from './missing-key.ts';
import { exclusiveKeysRule } from './not-both.ts';
import { numberTooHighRule } from './number-high.ts';
import { numberTooLowRule } from './number-low.ts';
import { allowedValueRule } from './one-of.ts';
import type { ShapeRule } from './shape-rule.ts';
import { unknownKey } from './unknown-key.ts';
import { textTooLongRule } from './words-long.ts';
import { textTooShortRule } from './words-short.ts';
import { wrongTypeRule } from './wrong-kind.ts';

/** All rules on the shape of JSON files. */
export const shapeRules: readonly ShapeRule[] = [
  unknownKey,
  missingKey,
  wrongTypeRule,
  allowedValueRule,
  exclusiveKeysRule,
  excludedValue,
  form,
  textTooShortRule,
  textTooLongRule,
  tooFewEntriesRule,
  tooManyEntriesRule,
  repeatedEntryRule,
  numberTooLowRule,
  numberTooHighRule,
];

/** The schema keywords with a rule. A test compares them with the schemas. */
export const knownKeywords: readonly string[] = shapeRules.flatMap(({ keywords }) => keywords);
