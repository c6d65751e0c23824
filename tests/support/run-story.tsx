import { getConfig, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { StoryContext } from './interactions.ts';

/** A composed story and its play function. */
type PlayableStory<Props> = ComponentType<Props> & { readonly play?: (stage: StoryContext) => Promise<void> };

/**
 * Renders a story and runs its play function, like Storybook. In the shared page, play functions must use
 * `interactions.ts`.
 */
export async function runStory<Props extends object>(Story: PlayableStory<Props>, props?: NoInfer<Props>) {
  const page = render(<Story {...(props as Props)} />);
  await getConfig().asyncWrapper(async () => await Story.play?.({ canvasElement: page.container }));
  return page;
}
