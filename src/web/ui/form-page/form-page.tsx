import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Lead, Wrap } from '../page/page.tsx';
import { classes } from '../theme/classes.ts';
import styles from './form-page.module.css';

export interface FormPageProps {
  /** The screen's heading. */
  title: string;
  /** One sentence below it: what is asked, and how much. */
  lead: string;
  /** A line between the lead and the summary. */
  note?: ReactNode;
  /** The list of what is missing, or nothing. */
  summary: ReactNode;
  /** The place of the summary: it takes the focus when the form is refused. */
  summaryRef: Ref<HTMLDivElement>;
  /** Sends, or refuses and moves focus to the summary. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form's parts, each a `FormPart`. */
  children: ReactNode;
}

/** A screen that is one long form: its title, what is missing, and its parts one below the other. */
export function FormPage({ title, lead, note, summary, summaryRef, onSubmit, children }: FormPageProps) {
  return (
    <Wrap className={styles.page}>
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
    </Wrap>
  );
}

export interface FormPartProps {
  /** The part's heading. */
  title: string;
  /** The title's rank, one below the heading it is under. */
  heading?: 'h2' | 'h3';
  /** Where one is in the form, such as 'Part 2 of 4. 5 of 13 answered'. */
  place?: string;
  /** What the part is asked for. */
  why?: string;
  /** The fields, in one element. */
  children: ReactNode;
}

/** One part of a long form: from 1024 px its title is beside its fields. */
export function FormPart({ title, heading: Heading = 'h2', place, why, children }: FormPartProps) {
  return (
    <section className={styles.part}>
      <div>
        {place && <p className={styles.place}>{place}</p>}
        <Heading>{title}</Heading>
        {why && <p className={styles.why}>{why}</p>}
      </div>
      {children}
    </section>
  );
}

/** What is below the last field: how sending went, and the button. */
export function FormEnd({
  className,
  children,
}: {
  /** A look of its screen's own. */
  className?: string;
  /** How sending went, and the button. */
  children: ReactNode;
}) {
  return <div className={classes(styles.end, className)}>{children}</div>;
}
