import type { ReactNode } from 'react';
import settings from '#compiled/settings.json';
import { Container } from '#ui/page/page.tsx';
import styles from './plain-screen.module.css';

/** A page with a title and its content. A string becomes a paragraph. */
export function PlainScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={styles.plain}>
      <title>{`${title} · ${settings.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {typeof children === 'string' ? <p className="lead">{children}</p> : children}
    </Container>
  );
}
