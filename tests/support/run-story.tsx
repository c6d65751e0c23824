import { getConfig, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Stage } from './interactions.ts';

/** A composed story and its play function. */
type Acting<Props> = ComponentType<Props> & { readonly play?: (stage: Stage) => Promise<void> };

/**
 * Renders a story and lets it act up to what it is named for, as the workbench does. In the shared page this bears only
 * stories that act by `plays.ts`.
 */
export async function played<Props extends object>(Story: Acting<Props>, props?: NoInfer<Props>) {
  const page = render(<Story {...(props as Props)} />);
  await getConfig().asyncWrapper(async () => await Story.play?.({ canvasElement: page.container }));
  return page;
}
