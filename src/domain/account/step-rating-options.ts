/** The answers to the question whether a step helped: the code on the wire and its label. */
export const stepRatingOptions = [
  [1, 'Yes'],
  [2, 'A little'],
  [3, 'No'],
  [4, 'I did not try it'],
  [5, 'I would rather not say'],
] as const;
