import type { DisplayedNotice } from '#contract/requests.ts';
import { type ConsentNotice as Notice, noticeParts } from '#domain/account/consent-notice.ts';
import content from '../../../../../content/consent-notice/en-IN.json';
import styles from './consent-notice.module.css';

const notice: Notice = content;

/** Version and language of the notice that `ConsentNotice` displays; sent with the consent. */
export const displayedConsentNotice: DisplayedNotice = { version: notice.version, language: notice.language };

interface Props {
  /** Level of the heading. */
  readonly heading: 'h2' | 'h3';
}

/**
 * What the institute stores and why, next to the consent checkbox. It is separate from the terms and has details on
 * demand.
 */
export function ConsentNotice({ heading: Heading }: Props) {
  return (
    <section className={styles.notice} aria-labelledby="consent-notice" lang={notice.language}>
      <Heading id="consent-notice" className={styles.title}>
        {notice.title}
      </Heading>
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
