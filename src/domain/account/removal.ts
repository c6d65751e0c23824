/** What a person types to say that the removal of the account is meant. */
export const removalWord = 'DELETE';

/** Does a text say so? In any case of letters, with or without spaces around it. */
export function isRemovalWord(text: string): boolean {
  return text.trim().toUpperCase() === removalWord;
}
