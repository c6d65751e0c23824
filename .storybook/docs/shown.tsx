import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect, useMemo, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { ChosenWindow, StoryWindow } from './story-window.tsx';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type Args = Readonly<Record<string, unknown>>;

/** A story on a page of documentation: in the page itself, or in a window of the width that is chosen. */
export function Shown({ story }: { story: Story }) {
  const { width } = useContext(ChosenWindow);
  const changed = useChanged(story);
  if (width === null) return <Canvas of={story.moduleExport} sourceState="hidden" />;
  return <StoryWindow of={story.id} name={story.name} changed={changed} />;
}

/** What Controls has made other than the story has it. */
function useChanged(story: Story): Args {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (told: { storyId: string; args: Args }) => told.storyId === story.id && setArgs(told.args);
    channel.on('storyArgsUpdated', hear);
    return () => channel.off('storyArgsUpdated', hear);
  }, [story]);
  return useMemo(() => {
    const { initialArgs } = story as { initialArgs: Args };
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));
  }, [story, args]);
}
