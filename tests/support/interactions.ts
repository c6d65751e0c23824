import { configure, expect, fireEvent, waitFor, within } from 'storybook/test';

/**
 * Steps for the play functions of stories. They fire events instead of typing: an event takes a millisecond, needs no
 * timers, and works in the shared page, where two copies of user-event would conflict.
 */

// A longer timeout for busy machines, also in component tests that run a play function.
configure({ asyncUtilTimeout: 15_000 });

/** The used part of the context of a play function. */
export interface StoryContext {
  readonly canvasElement: HTMLElement;
}
type PlayFunction = (stage: StoryContext) => Promise<void>;

/** Sets the values of fields by their labels. */
export async function fillFields({ canvasElement }: StoryContext, words: Readonly<Record<string, string>>) {
  const canvas = within(canvasElement);
  for (const [label, value] of Object.entries(words))
    fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
}

/** Clicks the element with this role and name, once it exists. */
export async function press({ canvasElement }: StoryContext, name: string | RegExp, role = 'button') {
  fireEvent.click(await within(canvasElement).findByRole(role, { name }));
}

/** Waits until these texts, or their beginnings, are visible. */
export async function expectText({ canvasElement }: StoryContext, ...words: readonly (string | RegExp)[]) {
  for (const one of words)
    await expect(await within(canvasElement).findByText(one, { exact: false })).toBeVisible();
}

/** Waits until an element of this role and name exists. */
export async function expectVisible({ canvasElement }: StoryContext, role: string, name?: string | RegExp) {
  await within(canvasElement).findAllByRole(role, { name });
}

/** Waits until the first of two texts is above the second one. */
export async function expectAbove(
  { canvasElement }: StoryContext,
  ...[first, second]: readonly [string, string]
) {
  const canvas = within(canvasElement);
  await canvas.findByText(second, { exact: false });
  // Both are queried again each time: a rerender may have replaced the first one.
  await waitFor(() => {
    const upper = canvas.getByText(first, { exact: false });
    const lower = canvas.getByText(second, { exact: false });
    return expect(upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
}

/** Waits until these options are checked, by the names of their radio buttons or checkboxes. */
export async function expectChecked(
  { canvasElement }: StoryContext,
  role: 'radio' | 'checkbox',
  ...names: readonly string[]
) {
  for (const name of names) await within(canvasElement).findByRole(role, { name, checked: true });
}

/** Waits until this text is gone. */
export async function expectNoText({ canvasElement }: StoryContext, words: string) {
  await waitFor(() => expect(within(canvasElement).queryByText(words)).toBeNull());
}

/** Creates a play function that waits for these texts. */
export function playUntilText(...words: readonly (string | RegExp)[]): PlayFunction {
  return (stage) => expectText(stage, ...words);
}

/** Selects an answer in a group of radio buttons by its label, which is ten times faster than by role in a large form. */
export async function selectAnswer({ canvasElement }: StoryContext, group: string, answer: string) {
  const options = within(await within(canvasElement).findByLabelText(group));
  fireEvent.click(options.getByLabelText(answer));
}
