import type { ReactNode } from 'react';
import { ReadingText } from '#ui/prose/reading-text.tsx';
import { type Accent, accentClass } from '#ui/theme/accent.ts';

/** A reading page around a component: a heading, a paragraph before, a paragraph after. */
export function AuthorPageHarness({ ink = 's3', children }: { ink?: Accent; children: ReactNode }) {
  return (
    <main
      className={accentClass(ink)}
      style={{ background: 'var(--surface)', paddingBlock: 'var(--space-600)' }}
    >
      <div className="wrap">
        <ReadingText>
          <h2>A part of the page</h2>
          <p>A paragraph stands before it, so that one sees how the two keep apart from each other.</p>
          {children}
          <p>And the text goes on after it.</p>
        </ReadingText>
      </div>
    </main>
  );
}

/** The docs of a component for authors: its purpose, and the MDX to write. */
export const createAuthorDocs = (use: string, mdx: string) => ({
  layout: 'fullscreen',
  docs: { description: { component: `${use}\n\n\`\`\`mdx\n${mdx.trim()}\n\`\`\`` } },
});

/** A word that is too long for any line. */
export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
