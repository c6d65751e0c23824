/** What a person may say of a step that was tried, by its code as it travels. */
export const helpedWords = [
  [1, 'Yes'],
  [2, 'A little'],
  [3, 'No'],
  [4, 'I did not try it'],
  [5, 'I would rather not say'],
] as const;
