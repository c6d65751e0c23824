import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { Lead, Wrap } from '#ui/page/page.tsx';
import styles from './profile.module.css';
import { messages } from './messages.ts';

const text = messages.removed;

/** Confirms the deletion, with a link to the home page. */
export function AccountRemoved() {
  // The URL does not change, so the screen moves the focus itself.
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
