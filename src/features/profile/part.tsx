import { type ReactNode, useId } from 'react';
import look from './profile.module.css';

/** One part of the page: its title on the left from 1024 px, the rest on the right. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={look.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={look.contents}>{children}</div>
    </section>
  );
}
