import { getConfig, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { StoryContext } from './interactions.ts';

/** A composed story and its play function. */
type PlayableStory<Props> = ComponentType<Props> & { readonly play?: (stage: StoryContext) => Promise<void> };

/**
 * Renders a story and lets it act up to what it is named for, as the workbench does. In the shared page this bears only
 * stories that act by `plays.ts`.
 */
export async function runStory<Props extends object>(Story: PlayableStory<Props>, props?: NoInfer<Props>) {
  const page = render(<Story {...(props as Props)} />);
  await getConfig().asyncWrapper(async () => await Story.play?.({ canvasElement: page.container }));
  return page;
}
