import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { Lead, Wrap } from '#ui/page/page.tsx';
import styles from './profile.module.css';
import { messages } from './messages.ts';

const text = messages.removed;

/** Confirms the removal; the way on leads to the home page. */
export function Removed() {
  // The address stays, so the screen itself moves focus to the new title.
  useEffect(() => {
    window.scrollTo?.(0, 0);
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, []);
  return (
    <Wrap className={styles.page}>
      <title>{`${text.title} · ${messages.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <div className={styles.gone}>
        <Lead>{text.text}</Lead>
        <p>{text.mail}</p>
        <p>{text.thanks}</p>
        <Link className={buttonClass('primary')} to="/" replace>
          {text.home}
        </Link>
      </div>
    </Wrap>
  );
}
