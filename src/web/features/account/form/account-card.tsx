import type { ReactNode } from 'react';
import settings from '#compiled/settings.json';
import { strings } from '../strings.ts';
import styles from './account-card.module.css';

export interface AccountCardProps {
  title: string;
  /** The name of the page, where its title is that of another one, too. */
  page?: string;
  lead?: string;
  children: ReactNode;
  /** A line below the form that leads elsewhere. */
  aside?: ReactNode;
}

/** The frame of every short account form: three discs with the tagline on one side, the form on the other. */
export function AccountCard({ title, page = title, lead, children, aside }: AccountCardProps) {
  return (
    <div className={styles.split}>
      <title>{`${page} · ${settings.programName}`}</title>
      <Art />
      <div className={styles.form}>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
    </div>
  );
}

function Art() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 640 828" preserveAspectRatio="xMidYMid slice">
        <circle className={styles.discover} cx="250" cy="262" r="200" />
        <circle className={styles.reflect} cx="405" cy="432" r="200" />
        <circle className={styles.empower} cx="250" cy="602" r="200" />
      </svg>
      <ul>
        {strings.tagline.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
