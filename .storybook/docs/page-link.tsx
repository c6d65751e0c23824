import type { ReactNode } from 'react';

/** A link to a docs page of Storybook, by the id of its title. */
export function PageLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/docs/${id}--docs`} target="_top">
      {children}
    </a>
  );
}

/** A link to a story, by its id. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}
