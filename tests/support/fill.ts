import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Puts text into an empty field at once, as a password manager does. Where typing is not what a test is about: with each
 * letter the whole form is drawn again.
 * @param text with `{Enter}` at its end, that is pressed after it
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text.replace('{Enter}', ''));
  if (text.endsWith('{Enter}')) await userEvent.keyboard('{Enter}');
}
