/** Descriptions of the estimators for the file and the page. The formulas are in src/domain/psychometrics. */
export const estimators = {
  mean: 'Arithmetic mean of all people who answered.',
  sd: 'Sample standard deviation (n − 1).',
  skew: 'Third central moment divided by the cubed sample standard deviation (n − 1): type 3 of R’s psych::skew.',
  floor: 'Proportion of people with the minimum possible score.',
  ceiling: 'Proportion of people with the maximum possible score.',
  alpha: 'Cronbach’s alpha of complete cases, after reversal; 95 % confidence interval by Feldt (1965).',
  omega:
    'Omega total of one factor by maximum likelihood, complete cases, as lavaan’s cfa; 95 % percentile bootstrap interval with 1,000 samples, seed 20270101.',
  itemTotal:
    'Corrected item-total correlation: Pearson’s correlation of an item with the sum of the others, complete cases.',
  alphaWithout: 'Cronbach’s alpha of the other items, complete cases.',
  standardError: 'Standard deviation of the score times √(1 − alpha), in score points.',
  correlation: 'Pearson’s correlation of two scores, people with both scores.',
  icc: 'ICC(2,1): two-way random effects, absolute agreement, single scores, by analysis of variance; 95 % confidence interval by McGraw and Wong (1996).',
  retestError:
    'Standard error of measurement for agreement, from the same analysis of variance, in score points.',
  smallestChange:
    'Smallest detectable change: 1.96 · √2 · the standard error of measurement for agreement, in score points.',
  shift: 'Mean of the second minus the first score.',
  straightLining:
    'Proportion of people with the same answer to all questions on the default scale, before reversal, complete cases.',
} as const;

/** The name of an estimator. */
export type Estimator = keyof typeof estimators;
