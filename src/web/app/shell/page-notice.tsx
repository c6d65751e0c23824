import { useLocation } from 'react-router-dom';
import styles from './page-notice.module.css';

/** The notice that a navigation brings to its page, such as that answers are saved; null if there is none. */
export function usePageNotice(): string | null {
  const state: unknown = useLocation().state;
  return state !== null && typeof state === 'object' && 'pageNotice' in state
    ? String(state.pageNotice)
    : null;
}

/** Displays the notice above the page. Unlike a toast it covers no heading. `RouteAnnouncer` announces it. */
export function PageNotice() {
  const notice = usePageNotice();
  return (
    notice && (
      <div className={styles.notice}>
        <p className="wrap">{notice}</p>
      </div>
    )
  );
}
