import type { Formula } from '#domain/instrument/instrument.ts';

/** Describes the scoring for readers who only have this file. */
export const scoring = {
  Values:
    'The value of an answer is its entry in Values of the item, or the answer itself if there are no Values. An item of Scale several has one column of 0 and 1 per option; its value is the sum of Values of the options with 1.',
  Reverse: 'If Reverse is true, the value is Lowest + Highest - value.',
  Hidden:
    'An item with ShowWhen was only shown if its condition is met by the codes of earlier items: is (equal), from (at least), upTo (at most), includes (this option is chosen), combined by all, any, not; sumOf compares the sum of the values of earlier items, which is missing if one of them is. A comparison is not met if that item is missing or hidden. A hidden item has the value HiddenValue, or is missing without one; it is never reversed.',
  Missing:
    'A score with a missing item is missing, unless it has Missing: if at least atLeast items (1 or more) have values, rest ownMean replaces missing values by the mean of the others, and leftOut omits them with their weights.',
  Recode:
    'If a score has Recode, each item value counts as value of the row that contains it, from from to to; this comes before Missing and Formula.',
  NotApplicable:
    'An answer in NotApplicable of its item has no value and is not missing: the item is removed from items of a sum, mean, weightedSum, countFrom or highest, and a score with no item left is missing. Other formulas are missing.',
  MissingInAll:
    'If MeasurementToolMetadata has MissingInAll, all scores are missing where more than upToPercent of the items that were shown and are not Unscored have no answer.',
  Order:
    'Scores are computed in the order of this file, from unrounded values, unless Rounding of the earlier score has passedOn rounded.',
  Rounding:
    'Finally, a score is rounded to Decimals places: exact halves up, or by mode of Rounding: halfEven (exact halves to the even digit), up (to the next higher number), down (to the next lower). Values are exact decimal fractions: binary arithmetic may round halves incorrectly.',
  Bands:
    'Level and percentile are computed from the rounded score, by the first of Bands that applies to the person: age at the attempt within from and to, and gender and education if the band has them. A row whose instrument_version is in EarlierBands uses those bands.',
  Level:
    'The is of the first entry of levels whose limit is met: upTo (inclusive) or below (exclusive). An entry without a limit always applies. An empty text means no level.',
  Percentile:
    'From norm of the band: with percentiles, that of the highest entry whose score is not above the score, or 1 if there is none. Otherwise 100 times the cumulative normal distribution with mean and sd at the score. Rounded to a whole number, halves up, limited to 1 to 99; missing if norm is null.',
} as const;

/** Describes each kind of formula. */
export const formulaTexts: Readonly<Record<Formula['kind'], string>> = {
  sum: 'The sum of the values of items.',
  mean: 'The mean of the values of items.',
  weightedSum: 'The sum of the values of items, each times the weight at the same position.',
  sumOfScores: 'The sum of preceding scores.',
  difference: 'minuend minus subtrahend, both preceding scores.',
  ratio: 'numerator divided by denominator, both preceding scores; missing if the denominator is 0.',
  linear: 'a + b times the preceding score.',
  countFrom: 'The number of items with a value of at least from and at most upTo, if these are given.',
  highest: 'The maximum of the values of items.',
  table: 'value of the row that contains the preceding score: from, or from to to.',
  rules:
    'value of the first case whose when is met, else otherwise. when compares a preceding score or the value of an item: from (at least), upTo (at most), combined by all, any, not, or atLeast of.',
  product: 'The product of the values of items; missing if one of them is.',
  timeBetween: 'end minus start, both clock times in minutes after midnight; plus 1440 if that is below 0.',
  lookup:
    'value of the row whose values equal the values of items, in their order; otherwise if there is no such row, or missing without it.',
};
