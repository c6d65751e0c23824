import type { ReactNode } from 'react';
import { Container } from '#ui/page/page.tsx';
import styles from './plain-screen.module.css';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** A page with a title and its content. A string becomes a paragraph. */
export function PlainScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={styles.plain}>
      <DocumentTitle page={title} />
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {typeof children === 'string' ? <p className="lead">{children}</p> : children}
    </Container>
  );
}
