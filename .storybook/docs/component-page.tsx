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
import { Alone, asked } from './alone.tsx';
import { Scrolling } from './scrolling.tsx';
import { Shown } from './shown.tsx';
import { statusOf } from './status.ts';
import { loadChapters } from './written.ts';

/** Stories that display another story of the file in the dark theme or on a narrow screen, by their names. */
const isVariant = ({ name }: { readonly name: string }) => /\b(Dark|Narrow|Small Screen)\b/.test(name);

/** The order of the chapters that `*.docs.md` may have; what has another name follows them. */
const known = ['When', 'When not', 'Words', 'Keyboard'];

/**
 * The page of a component (decision 0075) whose story file has `tags: ['autodocs']`. It takes
 * - its sentence from the comment over `meta`, the props' from the comments over the types,
 * - the playground from the story `Playground`, or else the first one; the others are the states,
 * - "When", "When not", "Words", "Keyboard" and other chapters (`## …`) from `*.docs.md` beside its stories,
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
  const states = stories.filter((story) => story !== playground && !isVariant(story));
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const chapters = useChapters(String(preparedMeta.parameters.fileName));
  const of = (story: (typeof stories)[number]) => story.moduleExport;
  const chapter = (name: string) => <Chapter key={name} name={name} text={chapters?.get(name)} />;
  const others = [...(chapters?.keys() ?? [])].filter((name) => !known.includes(name));
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

function useChapters(storyFile: string): ReadonlyMap<string, string> | undefined {
  const [chapters, setChapters] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isCurrent = true;
    loadChapters(storyFile).then(
      (loaded) => isCurrent && setChapters(loaded),
      (error: unknown) => console.error(`The documentation of ${storyFile} could not be loaded.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [storyFile]);
  return chapters;
}
