import type { ReactNode } from 'react';
import styles from './footer.module.css';

/** Props of `FooterFrame`. */
export interface FooterFrameProps {
  /** Link with logo and name of the institute. */
  institute: ReactNode;
  /** Links. */
  links: ReactNode;
  /** Link to the app store; nothing without an app. */
  store?: ReactNode;
  /** Fine print, one sentence. */
  finePrint: string;
}

/** Layout of the footer; the app provides the content. */
export function FooterFrame({ institute, links, store, finePrint }: FooterFrameProps) {
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.institute}>{institute}</div>
        <div className={styles.links}>{links}</div>
        {store && <div className={styles.store}>{store}</div>}
        <p className={styles.fine}>{finePrint}</p>
      </div>
    </footer>
  );
}
