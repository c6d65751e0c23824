import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './external-link.module.css';

/** A link to another website: marked, said to listeners, printed with its address. It opens in the same tab. */
export function ExternalLink({
  href,
  children,
}: {
  /** The whole address, with `https://`. */
  href: string;
  /** Words that say what is there. */
  children: ReactNode;
}) {
  return (
    <a className={styles.link} href={href} rel="noreferrer">
      {children}
      <ArrowUpRight className={styles.mark} aria-hidden="true" />
      <span className="sr"> (opens another website)</span>
    </a>
  );
}
