import type { ReactNode } from 'react';
import settings from '../../../../content/settings.json';
import { strings } from '../strings.ts';
import look from './account-card.module.css';

export interface AccountCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** A line below the form that leads elsewhere. */
  aside?: ReactNode;
}

/** The frame of every short account form: three discs with the tagline on one side, the form on the other. */
export function AccountCard({ title, lead, children, aside }: AccountCardProps) {
  return (
    <div className={look.split}>
      <title>{`${title} · ${settings.programName}`}</title>
      <Art />
      <div className={look.form}>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={look.lead}>{lead}</p>}
        {children}
        {aside && <p className={look.aside}>{aside}</p>}
      </div>
    </div>
  );
}

function Art() {
  return (
    <div className={look.art} aria-hidden="true">
      <svg viewBox="0 0 640 828" preserveAspectRatio="xMidYMid slice">
        <circle className={look.discover} cx="250" cy="262" r="200" />
        <circle className={look.reflect} cx="405" cy="432" r="200" />
        <circle className={look.empower} cx="250" cy="602" r="200" />
      </svg>
      <ul>
        {strings.tagline.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
