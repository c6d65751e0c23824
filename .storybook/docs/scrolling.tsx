import type { ReactNode } from 'react';

/** What is wider than a phone scrolls by itself, with the keyboard too. */
export function Scrolling({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, arrow keys cannot scroll it
    <section className="wb-scroll" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
