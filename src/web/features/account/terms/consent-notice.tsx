import type { NoticeSeen } from '#contract/requests.ts';
import { type ConsentNotice as Notice, noticeParts } from '#domain/account/consent-notice.ts';
import content from '../../../../../content/consent-notice/en-IN.json';
import styles from './consent-notice.module.css';

const notice: Notice = content;

/** The version and language of the notice that `ConsentNotice` displays; both travel with the consent. */
export const noticeSeen: NoticeSeen = { version: notice.version, language: notice.language };

/** What the institute stores and why, at the box where people agree: apart from the terms, and open on demand. */
export function ConsentNotice() {
  return (
    <section className={styles.notice} aria-labelledby="consent-notice" lang={notice.language}>
      <h3 id="consent-notice">{notice.title}</h3>
      <p>{notice.lead}</p>
      <ul>
        {notice.items.map(({ data, purpose }) => (
          <li key={data}>
            <b>{data}</b>: {purpose}.
          </li>
        ))}
      </ul>
      {noticeParts.map((part) => (
        <details key={part}>
          <summary>{notice[part].title}</summary>
          <p>{notice[part].text}</p>
        </details>
      ))}
    </section>
  );
}
