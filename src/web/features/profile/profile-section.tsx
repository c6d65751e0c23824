import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

/** A section of the page: the title on the left from 1024 px, the content on the right. */
export function ProfileSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.contents}>{children}</div>
    </section>
  );
}
