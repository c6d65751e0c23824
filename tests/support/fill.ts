import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/**
 * Pastes text into an empty field, for tests that are not about typing, because each key would render the form again.
 * @param text `{Enter}` at its end is pressed after it
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await userEvent.paste(text.replace('{Enter}', ''));
  if (text.endsWith('{Enter}')) await userEvent.keyboard('{Enter}');
}
