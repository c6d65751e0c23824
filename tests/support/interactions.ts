import { configure, expect, fireEvent, waitFor, within } from 'storybook/test';

/**
 * Steps of the play functions of stories. Events are fired, not typed: each takes a millisecond, nothing waits for a
 * clock, and tests in the shared page may let a story act, where a second copy of user-event would lose letters.
 */

// A busy machine is slow, not wrong. Here as well, for component tests that let a story act.
configure({ asyncUtilTimeout: 15_000 });

/** Of what a play function is given, all that is needed here. */
export interface StoryContext {
  readonly canvasElement: HTMLElement;
}
type PlayFunction = (stage: StoryContext) => Promise<void>;

/** Puts words into fields, each at once, by their labels. */
export async function fillFields({ canvasElement }: StoryContext, words: Readonly<Record<string, string>>) {
  const canvas = within(canvasElement);
  for (const [label, value] of Object.entries(words))
    fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
}

/** Presses what has this role and name, once it is there. */
export async function press({ canvasElement }: StoryContext, name: string | RegExp, role = 'button') {
  fireEvent.click(await within(canvasElement).findByRole(role, { name }));
}

/** Waits until these words, or the start of them, can be seen. */
export async function expectText({ canvasElement }: StoryContext, ...words: readonly (string | RegExp)[]) {
  for (const one of words)
    await expect(await within(canvasElement).findByText(one, { exact: false })).toBeVisible();
}

/** Waits until something of this role, and name, is there. */
export async function expectVisible({ canvasElement }: StoryContext, role: string, name?: string | RegExp) {
  await within(canvasElement).findAllByRole(role, { name });
}

/** Waits until the first of two texts, or starts of them, stands above the second one. */
export async function expectAbove(
  { canvasElement }: StoryContext,
  ...[first, second]: readonly [string, string]
) {
  const canvas = within(canvasElement);
  const upper = await canvas.findByText(first, { exact: false });
  const lower = await canvas.findByText(second, { exact: false });
  await expect(upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
}

/** Waits until these answers are chosen, by the names of their radio buttons or boxes. */
export async function expectChecked(
  { canvasElement }: StoryContext,
  role: 'radio' | 'checkbox',
  ...names: readonly string[]
) {
  for (const name of names) await within(canvasElement).findByRole(role, { name, checked: true });
}

/** Waits until these words are there no more. */
export async function expectNoText({ canvasElement }: StoryContext, words: string) {
  await waitFor(() => expect(within(canvasElement).queryByText(words)).toBeNull());
}

/** A play function for a story that only has to come about: what is seen then. */
export function playUntilText(...words: readonly (string | RegExp)[]): PlayFunction {
  return (stage) => expectText(stage, ...words);
}

/** A play function: the numbers to call stand above these words, or the start of them. Then follows the other one. */
export function playWithHelpAbove(words: string, then: PlayFunction): PlayFunction {
  return async (stage) => {
    await expectAbove(stage, 'Need to talk?', words);
    await then(stage);
  };
}

/** Chooses one answer in a group of radio buttons. By its label: roles of a whole form take ten times as long. */
export async function selectAnswer({ canvasElement }: StoryContext, group: string, answer: string) {
  const options = within(await within(canvasElement).findByLabelText(group));
  fireEvent.click(options.getByLabelText(answer));
}
