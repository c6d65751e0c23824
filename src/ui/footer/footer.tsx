import type { ReactNode } from 'react';
import look from './footer.module.css';

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
    <footer className={look.foot}>
      <div className={`wrap ${look.grid}`}>
        <div className={look.institute}>{institute}</div>
        <div className={look.links}>{links}</div>
        <div className={look.store}>{store}</div>
        <p className={look.fine}>{fine}</p>
      </div>
    </footer>
  );
}
