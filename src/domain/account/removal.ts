/** The word that the user types to confirm the deletion of the account. */
export const removalConfirmationWord = 'DELETE';

/** Whether a text is the word that confirms the deletion. Ignores case and surrounding spaces. */
export function isRemovalConfirmed(text: string): boolean {
  return text.trim().toUpperCase() === removalConfirmationWord;
}
