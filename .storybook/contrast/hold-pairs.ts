import type { StoryContext } from '@storybook/react-vite';
import { isForced } from '../toolbar/apply.ts';
import { drawnPairs } from './drawn-pairs.ts';

/** How often what differs is looked at again, a second later each time: on a busy machine a part may come late. */
const looksAgain = 4;

/**
 * In the tests, a story may draw no pair of colours that the page of colours does not show, and draws those that the page
 * says are seen in it. Words have a colour, and stand on one, that is a token.
 */
export async function holdPairs({ name, globals }: StoryContext): Promise<void> {
  if (!import.meta.env.STORY_TWINS || isForced(globals)) return;
  const { commands } = await import('vitest/browser');
  for (let left = looksAgain; ; left -= 1) {
    const { pairs, strange } = drawnPairs();
    const differs =
      strange.length > 0
        ? `These words, or what they stand on, have a colour that is no token: "${strange.join('", "')}".`
        : await commands.holdPairs(name, pairs);
    if (!differs) return;
    if (left === 0) throw new Error(differs);
    await new Promise((done) => setTimeout(done, 1000));
  }
}
