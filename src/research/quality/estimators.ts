/** Descriptions of the estimators for the file and the page. The formulas are in src/domain/psychometrics. */
export const estimators = {
  mean: 'Arithmetic mean of everybody who answered.',
  sd: 'Deviation of a sample, divided by n − 1.',
  skew: 'Third moment by the cubed deviation of a sample (n − 1): type 3 of R’s psych::skew.',
  floor: 'Share of people at the lowest possible score.',
  ceiling: 'Share of people at the highest possible score.',
  alpha: 'Cronbach’s alpha of complete cases, reversed items turned round; 95 % interval after Feldt (1965).',
  omega:
    'Omega total of one factor by maximum likelihood, complete cases, as lavaan’s cfa; 95 % percentile interval of 1,000 draws of people with repetition, seed 20270101.',
  itemTotal: 'Pearson’s correlation of an item with the sum of the others (corrected), complete cases.',
  alphaWithout: 'Cronbach’s alpha of the other items, complete cases.',
  standardError: 'Deviation of the score times √(1 − alpha), in score points.',
  correlation: 'Pearson’s correlation of two scores, people who have both.',
  icc: 'ICC(2,1): two-way random effects, agreement of single scores, by analysis of variance; 95 % interval of McGraw and Wong (1996).',
  retestError: 'Standard error of measurement (agreement) of the same analysis of variance, in score points.',
  smallestChange: '1.96 · √2 · the standard error of the two sittings, in score points.',
  shift: 'Mean of second less first score.',
  straightLining:
    'Share of people with one and the same answer to every question on the questionnaire’s scale, as answered, complete cases.',
} as const;

export type Estimator = keyof typeof estimators;
