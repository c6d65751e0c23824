import { type DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useEffect, useRef, useState } from 'react';
import { ToolbarContext } from './story-window.tsx';

type PageStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Names, and the classes with which storybook-addon-pseudo-states forces a state. */
const pseudoStates: readonly (readonly [string, readonly string[]])[] = [
  ['Hover', ['pseudo-hover']],
  ['Active', ['pseudo-hover', 'pseudo-active']],
  ['Focus', ['pseudo-focus', 'pseudo-focus-visible']],
];

/** Elements that a pointer or the keyboard can use. */
const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The example in the states of pointer and keyboard; nothing for a component without controls. */
export function PseudoStates({ story }: { story: PageStory }) {
  const { width } = useContext(ToolbarContext);
  const box = useRef<HTMLDivElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    // The story renders after this page, and may replace its elements.
    const observer = new MutationObserver(() => {
      const cells = [...(box.current?.querySelectorAll('.wb-cell') ?? [])];
      setHidden(!cells.some((cell) => cell.querySelector(controls)));
      for (const [index, cell] of cells.entries())
        cell.querySelector(controls)?.classList.add(...(pseudoStates[index]?.[1] ?? []));
    });
    if (box.current) observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  // A frame has no classes of this page. A dialog would be open three times.
  if (width !== null || story.parameters.layout === 'fullscreen') return null;
  return (
    <div ref={box} className="wb-grid" hidden={isHidden}>
      {pseudoStates.map(([name]) => (
        <section key={name}>
          <h3>{name}</h3>
          <div className="wb-cell docs-story">
            <Story of={story.moduleExport} />
          </div>
        </section>
      ))}
    </div>
  );
}
