import { entriesFew } from './entries-few.ts';
import { entriesMany } from './entries-many.ts';
import { entryRepeated } from './entry-repeated.ts';
import { excludedValue } from './excluded-value.ts';
import { form } from './form.ts';
import { missingKey } from './missing-key.ts';
import { notBoth } from './not-both.ts';
import { numberHigh } from './number-high.ts';
import { numberLow } from './number-low.ts';
import { oneOf } from './one-of.ts';
import type { ShapeRule } from './shape-rule.ts';
import { unknownKey } from './unknown-key.ts';
import { wordsLong } from './words-long.ts';
import { wordsShort } from './words-short.ts';
import { wrongKind } from './wrong-kind.ts';

/** All rules on the shape of JSON files. */
export const shapeRules: readonly ShapeRule[] = [
  unknownKey,
  missingKey,
  wrongKind,
  oneOf,
  notBoth,
  excludedValue,
  form,
  wordsShort,
  wordsLong,
  entriesFew,
  entriesMany,
  entryRepeated,
  numberLow,
  numberHigh,
];

/** The schema keywords with a rule. A test compares them with the schemas. */
export const knownKeywords: readonly string[] = shapeRules.flatMap(({ keywords }) => keywords);
