import type { ReactNode } from 'react';
import styles from './footer.module.css';

export interface FooterFrameProps {
  /** A link with the institute's mark and name. */
  institute: ReactNode;
  /** A few plain links. */
  links: ReactNode;
  /** The link to the app store. */
  store: ReactNode;
  /** One sentence in fine print. */
  fine: string;
}

/** The deep band at the end of a page: layout alone, the program fills its places. */
export function FooterFrame({ institute, links, store, fine }: FooterFrameProps) {
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.institute}>{institute}</div>
        <div className={styles.links}>{links}</div>
        <div className={styles.store}>{store}</div>
        <p className={styles.fine}>{fine}</p>
      </div>
    </footer>
  );
}
