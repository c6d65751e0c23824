import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { ChangesOf } from './changes-of.tsx';
import { Chapter } from './chapter.tsx';
import { EmbeddedContent, embeddedId } from './embedded-content.tsx';
import { readChapters } from './read-chapters.ts';
import { PseudoStates } from './pseudo-states.tsx';
import { ScrollContainer } from './scroll-container.tsx';
import { StoryGrid } from './story-grid.tsx';
import { StoryPreview } from './story-preview.tsx';
import { describeStatus } from './status.ts';

/** Whether a story displays another story of the file in the dark theme or on a phone. */
const isVariant = ({ tags }: { readonly tags?: readonly string[] }) => tags?.includes('variant');

/** Words in the names of stories that display a state, in place of another variant. */
const stateNames =
  /\b(Answered|Busy|Checked|Cleared|Closed|Disabled|Dismissed|Empty|Error|Expanded|Failed|Filled|Hidden|Loading|Open|Paused|Read Only|Selected|Tapped|Unchanged|Visible)\b/;

/** Chapters of `*.docs.md` that have a place of their own. Others are part of Accessibility. */
const knownChapters = ['When', 'When not', 'Anatomy', 'Words'];

/**
 * The page of a component whose story file has `tags: ['autodocs']` (decision 0075). Its parts are from
 * - the comment above the component (purpose) and the comments of the types (props),
 * - the story `Default` (example), and the other stories (variants and states),
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
  const example = stories.find(({ name }) => name === 'Default') ?? stories[0];
  // PseudoStates displays Focus, because play functions do not run here.
  const others = stories.filter((story) => story !== example && story.name !== 'Focus' && !isVariant(story));
  const states = others.filter(({ name }) => stateNames.test(name));
  const variants = others.filter((story) => !states.includes(story));
  const chapters = readChapters(String(preparedMeta.parameters.fileName));
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const accessibility = [...chapters].filter(([name]) => !knownChapters.includes(name));
  return (
    <>
      <Title />
      <p className="wb-status">{describeStatus(csfFile.meta.tags ?? [])}</p>
      <Description />
      {example && (
        <Part name="Example">
          <StoryPreview story={example} />
          {hasProps && (
            <ScrollContainer name="Controls of the example">
              <Controls of={example.moduleExport} />
            </ScrollContainer>
          )}
        </Part>
      )}
      <div className="wb-pair">
        {['When', 'When not'].map((name) => (
          <Chapter key={name} name={name} text={chapters.get(name)} />
        ))}
      </div>
      <Chapter name="Anatomy" text={chapters.get('Anatomy')} />
      {variants.length > 0 && (
        <Part name="Variants">
          <StoryGrid stories={variants} />
        </Part>
      )}
      <Part name="States">
        {example && <PseudoStates story={example} />}
        <StoryGrid stories={states} />
      </Part>
      <Chapter name="Content" text={chapters.get('Words')} />
      <Part name="Accessibility">
        {accessibility.map(([name, text]) => (
          <Chapter key={name} name={name} text={text} level={3} />
        ))}
      </Part>
      <Part name="Props">
        {hasProps ? (
          <ScrollContainer name="Table of props">
            <ArgTypes />
          </ScrollContainer>
        ) : (
          <p>This component has no props.</p>
        )}
      </Part>
      <ChangesOf component={preparedMeta.title.split('/').at(-1) ?? ''} />
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
