import type { Formula } from '#domain/instrument/instrument.ts';

/** Describes the scoring for readers who only have this file. */
export const scoring = {
  Values:
    'Each answer is looked up in Values of its item, or counts as itself where there are none. An item of Scale several has a column of 0 and 1 for each option; its value is the sum of Values of the options with 1.',
  Reverse: 'Where Reverse is true, the value becomes Lowest + Highest - value.',
  Hidden:
    'An item with ShowWhen was asked only where its condition holds for the codes of earlier items: is (this code), from (it or higher), upTo (it or lower), includes (this option is chosen), joined by all, any, not. A comparison does not hold where that item is missing or was itself hidden. A hidden item has the value HiddenValue, or is missing without one; it is never reversed.',
  Missing:
    'A score with a missing value is missing, unless it has Missing: with atLeast values (1 or more) of its items there, rest ownMean puts the mean of the values that are there in each gap, and leftOut leaves the gaps out (with their weights).',
  Order: 'Scores are worked out in the order of this file, from values that are not rounded.',
  Rounding:
    'At the end a score is rounded to Decimals places; exact halves go up, towards the larger number. Values are exact decimal fractions: binary arithmetic needs care at halves.',
  Bands:
    'A level and a percentile are read from the rounded score, by the first of Bands that holds for the person: age at that attempt within from and to, gender and education where the band has them. A row whose instrument_version stands in EarlierBands goes by those.',
  Level:
    'What the first line of levels whose limit holds is: upTo, the score is this or lower; below, it is lower. A line without a limit holds always. An empty one is no level.',
  Percentile:
    'By norm of the band: percentiles gives that of the highest score in it that is not above the score, or 1 below all. Without it: 100 times the share of the normal curve with mean and sd that lies below the score. Rounded to a whole number, halves up, from 1 to 99; missing where norm is null.',
} as const;

/** Describes each kind of formula. */
export const formulaTexts: Readonly<Record<Formula['kind'], string>> = {
  sum: 'The sum of the values of items.',
  mean: 'The mean of the values of items.',
  weightedSum: 'The sum of the values of items, each times the weight at the same place.',
  sumOfScores: 'The sum of earlier scores.',
  difference: 'minuend less subtrahend, both earlier scores.',
  ratio: 'numerator divided by denominator, both earlier scores; missing where the denominator is 0.',
  linear: 'a + b times the earlier score.',
  countFrom: 'How many of items have a value of from or higher, and of upTo or lower, where these are given.',
  highest: 'The highest of the values of items.',
  table: 'value of the row in which the earlier score lies: from, or from to to.',
  rules:
    'value of the first case whose when holds, else otherwise. when compares an earlier score or the value of an item: from (it or higher), upTo (it or lower), joined by all, any, or atLeast of.',
};
