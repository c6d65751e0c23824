import type { StoryContext } from '@storybook/react-vite';
import { canvasMark } from '../tools/trees/file.ts';
import { isTwin } from './twins.ts';

/**
 * In the tests, a story's accessibility tree is compared with the one kept beside it, after its play function: every
 * story of `web/ui` and any other with `parameters: { tree: true }`; but no twin, which says what the other one says.
 * `tree: false` leaves one out; a selector takes what stands beside the story in the page: a toast.
 */
export async function holdTree({ canvasElement, name, parameters }: StoryContext): Promise<void> {
  if (!import.meta.env.STORY_TWINS || parameters.tree === false) return;
  if (isTwin({ name })) return;
  const { commands } = await import('vitest/browser');
  const beside = typeof parameters.tree === 'string' ? document.querySelector(parameters.tree) : null;
  const part = beside ?? canvasElement;
  part.setAttribute(canvasMark, '');
  const differs = await commands.holdTree(name, Boolean(parameters.tree));
  part.removeAttribute(canvasMark);
  if (differs) throw new Error(differs);
}
