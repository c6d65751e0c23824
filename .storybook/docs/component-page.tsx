import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { EmbeddedContent, embeddedId } from './embedded-content.tsx';
import { ScrollContainer } from './scroll-container.tsx';
import { StoryPreview } from './story-preview.tsx';
import { describeStatus } from './status.ts';
import { loadChapters } from './load-chapters.ts';

/** Whether a story displays another story of the file in the dark theme or on a phone. */
const isVariant = ({ tags }: { readonly tags?: readonly string[] }) => tags?.includes('variant');

/** The order of chapters of `*.docs.md`. Others follow. */
const knownChapters = ['When', 'When not', 'Words', 'Keyboard'];

/**
 * The page of a component whose story file has `tags: ['autodocs']` (decision 0075). Its parts are from
 * - the comment above `meta` (description) and the comments of the types (props),
 * - the story `Default` (playground), and the other stories (states),
 * - `*.docs.md` next to the stories (chapters, `## …`),
 * - the tags of `meta` (status, docs/status.ts).
 */
export default function ComponentPage() {
  const embedded = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === embeddedId);
  if (!embedded) return <WholePage />;
  return (
    <EmbeddedContent>
      <Story of={embedded.moduleExport} />
    </EmbeddedContent>
  );
}

function WholePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const playground = stories.find(({ name }) => name === 'Default') ?? stories[0];
  const states = stories.filter((story) => story !== playground && !isVariant(story));
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const chapters = useChapters(String(preparedMeta.parameters.fileName));
  const getExport = (story: (typeof stories)[number]) => story.moduleExport;
  const renderChapter = (name: string) => <Chapter key={name} name={name} text={chapters?.get(name)} />;
  const others = [...(chapters?.keys() ?? [])].filter((name) => !knownChapters.includes(name));
  return (
    <>
      <Title />
      <p className="wb-status">{describeStatus(csfFile.meta.tags ?? [])}</p>
      <Description />
      {playground && (
        <Part name="Playground">
          <StoryPreview story={playground} />
          {hasProps && (
            <ScrollContainer name="Controls of the playground">
              <Controls of={getExport(playground)} />
            </ScrollContainer>
          )}
        </Part>
      )}
      <div className="wb-pair">{['When', 'When not'].map(renderChapter)}</div>
      {['Words', 'Keyboard', ...others].map(renderChapter)}
      {states.length > 0 && (
        <Part name="States">
          {states.map((story) => (
            <section key={story.id} className="wb-state">
              <h3>{story.name}</h3>
              <Description of={getExport(story)} />
              <StoryPreview story={story} />
            </section>
          ))}
        </Part>
      )}
      <Part name="Props">
        {hasProps ? (
          <ScrollContainer name="Table of props">
            <ArgTypes />
          </ScrollContainer>
        ) : (
          <p>This component has no props.</p>
        )}
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="wb-part">
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Chapter({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Part name={name}>
      <Markdown>{text}</Markdown>
    </Part>
  );
}

function useChapters(storyFile: string): ReadonlyMap<string, string> | undefined {
  const [chapters, setChapters] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isCurrent = true;
    loadChapters(storyFile).then(
      (loaded) => isCurrent && setChapters(loaded),
      (error: unknown) => console.error(`${storyFile}: the chapters (*.docs.md) could not be loaded.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [storyFile]);
  return chapters;
}
