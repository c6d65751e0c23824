import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect, useMemo, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { ToolbarContext, StoryWindow } from './story-window.tsx';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type Args = Readonly<Record<string, unknown>>;

/** A story on a docs page, in a frame if a width is selected. */
export function StoryPreview({ story }: { story: Story }) {
  const { width } = useContext(ToolbarContext);
  const changed = useChangedArgs(story);
  if (width === null) return <Canvas of={story.moduleExport} sourceState="hidden" />;
  return <StoryWindow of={story.id} name={story.name} changed={changed} />;
}

/** Args that were changed in Controls. */
function useChangedArgs(story: Story): Args {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const channel = addons.getChannel();
    const handleUpdate = (update: { storyId: string; args: Args }) =>
      update.storyId === story.id && setArgs(update.args);
    channel.on('storyArgsUpdated', handleUpdate);
    return () => channel.off('storyArgsUpdated', handleUpdate);
  }, [story]);
  return useMemo(() => {
    const { initialArgs } = story as { initialArgs: Args };
    return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name]));
  }, [story, args]);
}
