import type { ReactNode } from 'react';

/** A container that scrolls wide content, also with the keyboard. */
export function ScrollContainer({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, arrow keys cannot scroll it
    <section className="wb-scroll" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
