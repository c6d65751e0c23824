import { Description, type DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { StoryLink } from './page-link.tsx';
import { StoryPreview } from './story-preview.tsx';
import { ToolbarContext } from './story-window.tsx';

type PageStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Stories in a grid, each with a link to its own page. Those as wide as a page have a row each. */
export function StoryGrid({ stories }: { stories: readonly PageStory[] }) {
  const { width } = useContext(ToolbarContext);
  if (stories.length === 0) return null;
  return (
    <div className="wb-grid" data-framed={width !== null || undefined}>
      {stories.map((story) => (
        <section key={story.id} data-wide={isWide(story) || undefined}>
          <h3>
            <StoryLink id={story.id}>{story.name}</StoryLink>
          </h3>
          <Description of={story.moduleExport} />
          {width === null ? (
            <div className="wb-cell docs-story">
              <Story of={story.moduleExport} />
            </div>
          ) : (
            <StoryPreview story={story} />
          )}
        </section>
      ))}
    </div>
  );
}

const isWide = ({ parameters }: PageStory) => parameters.layout === 'fullscreen' || Boolean(parameters.frame);
