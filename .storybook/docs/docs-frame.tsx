import { DocsContainer, type DocsContextProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { apply, type Chosen } from '../toolbar/apply.ts';
import { chosenWidth } from '../toolbar/widths.ts';
import { Alone, asked } from './alone.tsx';
import { docsTheme } from './docs-theme.ts';
import { thisPage } from './messages.ts';
import { ChosenWindow, StoryWindow } from './story-window.tsx';
import './docs.css';

const told = 'globalsUpdated';
const nothing: Chosen = {};

/** Documentation in the theme of the toolbar, with our own letters and colours. */
export default function DocsFrame({
  context,
  children,
}: {
  context: DocsContextProps;
  children?: ReactNode;
}) {
  const chosen = useChosen();
  const width = asked === null ? chosenWidth(chosen.viewport) : null;
  const ownWindow = useMemo(() => ({ width, chosen }), [width, chosen]);
  useLayoutEffect(() => apply(chosen), [chosen]);
  return (
    <DocsContainer context={context} theme={docsTheme(chosen.theme === 'dark' ? 'dark' : 'light')}>
      <Unstyled>
        <ChosenWindow value={ownWindow}>
          <Page whole={context.componentStories().length === 0 && width !== null}>{children}</Page>
        </ChosenWindow>
      </Unstyled>
    </DocsContainer>
  );
}

/** @param whole the page has no stories that could be framed: it is framed itself */
function Page({ whole, children }: { whole: boolean; children: ReactNode }) {
  if (asked === thisPage) return <Alone className="wb-page">{children}</Alone>;
  if (asked !== null) return children;
  return <div className="wb-page">{whole ? <StoryWindow of={thisPage} name="This page" /> : children}</div>;
}

/** The choices of the toolbar, now and after each change. One that comes while the page is being drawn counts too. */
function useChosen(): Chosen {
  const channel = addons.getChannel();
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        // What was said last is known once everybody has heard it.
        const listen = () => queueMicrotask(changed);
        channel.on(told, listen);
        return () => channel.off(told, listen);
      },
      [channel],
    ),
    () => (channel.last(told) ?? channel.last('setGlobals'))?.[0]?.globals ?? nothing,
  );
}
