import { DocsContainer, type DocsContextProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { applyGlobals, getTheme, type Globals } from '../toolbar/apply-globals.ts';
import { getViewportWidth } from '../toolbar/viewports.ts';
import { EmbeddedContent, embeddedId } from './embedded-content.tsx';
import { createDocsTheme } from './docs-theme.ts';
import { wholePage } from './messages.ts';
import { ToolbarContext, StoryWindow } from './story-window.tsx';
import './docs.css';

const globalsUpdated = 'globalsUpdated';
const noGlobals: Globals = {};

/** The frame of docs pages, with our fonts and the theme of the toolbar. */
export default function DocsFrame({
  context,
  children,
}: {
  context: DocsContextProps;
  children?: ReactNode;
}) {
  const globals = useGlobals();
  const width = embeddedId === null ? getViewportWidth(globals.viewport) : null;
  const toolbar = useMemo(() => ({ width, globals }), [width, globals]);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={createDocsTheme(getTheme(globals))}>
      <Unstyled>
        <ToolbarContext value={toolbar}>
          <Page isFramed={context.componentStories().length === 0 && width !== null}>{children}</Page>
        </ToolbarContext>
      </Unstyled>
    </DocsContainer>
  );
}

/** @param isFramed whether the page itself is in a frame, because it has no stories and a width is selected */
function Page({ isFramed, children }: { isFramed: boolean; children: ReactNode }) {
  if (embeddedId === wholePage) return <EmbeddedContent className="wb-page">{children}</EmbeddedContent>;
  if (embeddedId !== null) return children;
  return (
    <div className="wb-page">{isFramed ? <StoryWindow of={wholePage} name="This page" /> : children}</div>
  );
}

/** The globals of the toolbar. */
function useGlobals(): Globals {
  const channel = addons.getChannel();
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        // The channel updates `last` after it has called the listeners.
        const listen = () => queueMicrotask(onChange);
        channel.on(globalsUpdated, listen);
        return () => channel.off(globalsUpdated, listen);
      },
      [channel],
    ),
    () => (channel.last(globalsUpdated) ?? channel.last('setGlobals'))?.[0]?.globals ?? noGlobals,
  );
}
