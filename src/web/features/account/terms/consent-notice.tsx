import type { DisplayedNotice } from '#contract/requests.ts';
import { type ConsentNotice as Notice, noticeParts } from '#domain/account/consent-notice.ts';
import { useContent } from '#web-language/content.ts';
import content from '../../../../../content/consent-notice/en-IN.json';
import styles from './consent-notice.module.css';

/** The notice in the language of the app; in English without a translation. */
const useConsentNotice = (): Notice => useContent<Notice>('consent-notice.json', content);

/** Version and language of the notice that `ConsentNotice` displays; sent with the consent. */
export function useDisplayedNotice(): DisplayedNotice {
  const { version, language } = useConsentNotice();
  return { version, language };
}

interface Props {
  /** Level of the heading. */
  readonly heading: 'h2' | 'h3';
}

/**
 * What the institute stores and why, next to the consent checkbox. It is separate from the terms and has details on
 * demand.
 */
export function ConsentNotice({ heading: Heading }: Props) {
  const notice = useConsentNotice();
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
