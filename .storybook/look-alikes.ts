import type { StoryContext } from '@storybook/react-vite';

type Story = Pick<StoryContext, 'canvasElement' | 'globals' | 'id' | 'name' | 'parameters' | 'title'>;

/** What the stories of the file under way look like, each with the story seen first. */
const seen = { title: '', looks: new Map<string, { readonly id: string; readonly name: string }>() };

/**
 * In the tests, no story of a file may look like another one: a state that is named is seen. Where two that look alike
 * are both worth keeping, the later one says why: `parameters: { alike: 'They part a second later.' }`.
 */
export function expectOwnLook(context: StoryContext): void {
  if (!import.meta.env.STORY_TWINS) return;
  const twin = lookAlike(context);
  if (twin === null) return;
  throw new Error(
    `"${context.name}" looks as "${twin}" does. Let its play function bring about what it is named for and wait for ` +
      `those words (steps: tests/support/plays.ts). Where both show the same by right, keep one, and let a test give ` +
      `it the other's args; or say in parameters: { alike: '…' } why two are needed.`,
  );
}

/**
 * Notes what a story looks like, with the theme and the other switches it sets.
 * @returns the name of the story of the same file that looks the same, or null
 */
export function lookAlike({ canvasElement, globals, id, name, parameters, title }: Story): string | null {
  if (seen.title !== title) Object.assign(seen, { title, looks: new Map() });
  const look = `${JSON.stringify(globals)} ${lookOf(canvasElement)}`;
  const first = seen.looks.get(look);
  if (first === undefined) seen.looks.set(look, { id, name });
  return first === undefined || first.id === id || parameters.alike ? null : first.name;
}

/** The elements as they stand, what is in their fields, and which has focus; ids that React counts up are left out. */
function lookOf(root: HTMLElement): string {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const inThem = fields.map(({ value, checked }) => `${value} ${checked}`);
  const focused = [...root.querySelectorAll('*')].indexOf(document.activeElement as Element);
  return `${root.innerHTML.replace(/_r_\w+_/g, '')} ${inThem.join('|')} ${focused}`;
}
