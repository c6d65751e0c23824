import { configure, expect, fireEvent, waitFor, within } from 'storybook/test';

/**
 * Steps of the play functions of stories. Events are fired, not typed: each takes a millisecond, nothing waits for a
 * clock, and tests in the shared page may let a story act, where a second copy of user-event would lose letters.
 */

// A busy machine is slow, not wrong. Here as well, for component tests that let a story act.
configure({ asyncUtilTimeout: 15_000 });

/** Of what a play function is given, all that is needed here. */
export interface Stage {
  readonly canvasElement: HTMLElement;
}
type Play = (stage: Stage) => Promise<void>;

/** Puts words into fields, each at once, by their labels. */
export async function fillIn({ canvasElement }: Stage, words: Readonly<Record<string, string>>) {
  const canvas = within(canvasElement);
  for (const [label, value] of Object.entries(words))
    fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
}

/** Presses what has this role and name, once it is there. */
export async function press({ canvasElement }: Stage, name: string | RegExp, role = 'button') {
  fireEvent.click(await within(canvasElement).findByRole(role, { name }));
}

/** Waits until these words, or the start of them, can be seen. */
export async function see({ canvasElement }: Stage, ...words: readonly (string | RegExp)[]) {
  for (const one of words)
    await expect(await within(canvasElement).findByText(one, { exact: false })).toBeVisible();
}

/** Waits until something of this role, and name, is there. */
export async function expectVisible({ canvasElement }: Stage, role: string, name?: string | RegExp) {
  await within(canvasElement).findAllByRole(role, { name });
}

/** Waits until the first of two texts, or starts of them, stands above the second one. */
export async function above({ canvasElement }: Stage, ...[first, second]: readonly [string, string]) {
  const canvas = within(canvasElement);
  const upper = await canvas.findByText(first, { exact: false });
  const lower = await canvas.findByText(second, { exact: false });
  await expect(upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
}

/** Waits until these answers are chosen, by the names of their radio buttons or boxes. */
export async function chosen(
  { canvasElement }: Stage,
  role: 'radio' | 'checkbox',
  ...names: readonly string[]
) {
  for (const name of names) await within(canvasElement).findByRole(role, { name, checked: true });
}

/** Waits until these words are there no more. */
export async function gone({ canvasElement }: Stage, words: string) {
  await waitFor(() => expect(within(canvasElement).queryByText(words)).toBeNull());
}

/** A play function for a story that only has to come about: what is seen then. */
export function shows(...words: readonly (string | RegExp)[]): Play {
  return (stage) => see(stage, ...words);
}

/** A play function: the numbers to call stand above these words, or the start of them. Then follows the other one. */
export function helpAbove(words: string, then: Play): Play {
  return async (stage) => {
    await above(stage, 'Need to talk?', words);
    await then(stage);
  };
}

/** Chooses one answer in a group of radio buttons. By its label: roles of a whole form take ten times as long. */
export async function choose({ canvasElement }: Stage, group: string, answer: string) {
  const options = within(await within(canvasElement).findByLabelText(group));
  fireEvent.click(options.getByLabelText(answer));
}
