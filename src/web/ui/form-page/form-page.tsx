import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Lead, Container } from '../page/page.tsx';
import { classes } from '../theme/classes.ts';
import styles from './form-page.module.css';

/** Props of `FormPage`. */
export interface FormPageProps {
  /** Heading of the screen. */
  title: string;
  /** One sentence below the heading. */
  lead: string;
  /** Text between lead and error summary. */
  note?: ReactNode;
  /** Error summary, if any. */
  summary: ReactNode;
  /** Element around the summary; focused after a failed validation. */
  summaryRef: Ref<HTMLDivElement>;
  /** Sends the form, or focuses the summary. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** `FormPart` elements. */
  children: ReactNode;
}

/** A screen with one long form: title, error summary and parts. */
export function FormPage({ title, lead, note, summary, summaryRef, onSubmit, children }: FormPageProps) {
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <Lead>{lead}</Lead>
        {note}
        <div ref={summaryRef} tabIndex={-1} className={styles.summary}>
          {summary}
        </div>
      </header>
      <form noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Container>
  );
}

/** Props of `FormPart`. */
export interface FormPartProps {
  /** Heading of the part. */
  title: string;
  /** Heading level. */
  heading?: 'h2' | 'h3';
  /** Progress in the form, such as 'Part 2 of 4. 5 of 13 answered'. */
  progress?: string;
  /** Purpose of the part. */
  description?: string;
  /** The fields, as one element. */
  children: ReactNode;
}

/** A part of a long form. From 1024 px its title is in a column to the left of its fields. */
export function FormPart({ title, heading: Heading = 'h2', progress, description, children }: FormPartProps) {
  return (
    <section className={styles.part}>
      <div>
        {progress && <p className={styles.progress}>{progress}</p>}
        <Heading>{title}</Heading>
        {description && <p className={styles.purpose}>{description}</p>}
      </div>
      {children}
    </section>
  );
}

/** Content below the last field: status of sending, and the button. */
export function FormEnd({
  className,
  children,
}: {
  /** Additional class names. */
  className?: string;
  /** Status of sending, and the button. */
  children: ReactNode;
}) {
  return <div className={classes(styles.end, className)}>{children}</div>;
}
