import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

/** One part of the page: its title on the left from 1024 px, the rest on the right. */
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
