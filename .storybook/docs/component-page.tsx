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
import { isTwin } from '../twins.ts';
import { Alone, asked } from './alone.tsx';
import { Scrolling } from './scrolling.tsx';
import { Shown } from './shown.tsx';
import { statusOf } from './status.ts';
import { type Written, writtenFor } from './written.ts';

/** The order of the chapters that `*.docs.md` may have; what has another name follows them. */
const known = ['When', 'When not', 'Words', 'Keyboard'];

/**
 * The page of a component (decision 0075) whose story file has `tags: ['autodocs']`. It takes
 * - its sentence from the comment over `meta`, the props' from the comments over the types,
 * - the playground from the story `Playground`, or else the first one; the others are the states,
 * - "When", "When not", "Words", "Keyboard" and other chapters (`## …`) from `*.docs.md` beside its stories,
 * - what a screen reader gets from `*.tree.txt` beside it,
 * - its status from the tags of `meta` (docs/status.ts).
 */
export default function ComponentPage() {
  const alone = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === asked);
  if (!alone) return <WholePage />;
  return (
    <Alone>
      <Story of={alone.moduleExport} />
    </Alone>
  );
}

function WholePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const playground = stories.find(({ name }) => name === 'Playground') ?? stories[0];
  const states = stories.filter((story) => story !== playground && !isTwin(story));
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const written = useWritten(String(preparedMeta.parameters.fileName));
  const of = (story: (typeof stories)[number]) => story.moduleExport;
  const chapter = (name: string) => <Chapter key={name} name={name} text={written?.chapters.get(name)} />;
  const others = [...(written?.chapters.keys() ?? [])].filter((name) => !known.includes(name));
  return (
    <>
      <Title />
      <p className="wb-status">{statusOf(csfFile.meta.tags ?? [])}</p>
      <Description />
      {playground && (
        <Part name="Playground">
          <Shown story={playground} />
          {hasProps && (
            <Scrolling name="Controls of the playground">
              <Controls of={of(playground)} />
            </Scrolling>
          )}
        </Part>
      )}
      <div className="wb-pair">{['When', 'When not'].map(chapter)}</div>
      {['Words', 'Keyboard', ...others].map(chapter)}
      {states.length > 0 && (
        <Part name="States">
          {states.map((story) => (
            <section key={story.id} className="wb-state">
              <h3>{story.name}</h3>
              <Description of={of(story)} />
              <Shown story={story} />
            </section>
          ))}
        </Part>
      )}
      {written?.tree && (
        <Part name="What a screen reader gets">
          <p>The accessibility tree of each state, as the tests compare it.</p>
          <pre className="wb-tree">{written.tree}</pre>
        </Part>
      )}
      <Part name="Props">
        {hasProps ? (
          <Scrolling name="Table of props">
            <ArgTypes />
          </Scrolling>
        ) : (
          <p>It takes none.</p>
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

function useWritten(storyFile: string): Written | undefined {
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    let wanted = true;
    writtenFor(storyFile).then(
      (text) => wanted && setWritten(text),
      (error: unknown) => console.error(`${storyFile}: what stands beside it could not be read.`, error),
    );
    return () => {
      wanted = false;
    };
  }, [storyFile]);
  return written;
}
