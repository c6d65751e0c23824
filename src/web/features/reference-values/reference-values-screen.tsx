import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Lead, Wrap } from '#ui/page/page.tsx';
import { SectionLinks } from '#ui/section-links/section-links.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { hasAssumedValue } from './has-assumed-value.ts';
import { InstrumentValues } from './instrument-values.tsx';
import styles from './reference-values.module.css';
import { messages } from './messages.ts';
import { useOpenInPrint } from '#ui/motion/use-open-in-print.ts';

export interface ReferenceValuesScreenProps {
  /** Instruments in reading order. */
  readonly instruments: readonly Instrument[];
}

/** The page of reference values: each average, spread, reliability and cut-off, with its source. */
export function ReferenceValuesScreen({ instruments }: ReferenceValuesScreenProps) {
  const hasBorrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  const conditions = { borrowed: hasBorrowed, assumed: hasAssumedValue(instruments) };
  const explained = messages.explanations.filter((entry) => !('where' in entry) || conditions[entry.where]);
  const valuesRef = useRef<HTMLDivElement>(null);
  useOpenInPrint(valuesRef);
  return (
    <Wrap className={classes(styles.page, 'on-paper')}>
      <title>{messages.pageTitle}</title>
      <h1 id="page-title" tabIndex={-1}>
        {messages.title}
      </h1>
      <Lead>{hasBorrowed ? messages.borrowed : messages.measured}</Lead>
      <dl className={styles.explained}>
        {explained.map(({ heading, text }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SectionLinks
        title={messages.sections}
        links={instruments.map(({ id, shortTitle, look: { ink } }) => ({
          id,
          accent: ink,
          link: <Link to={`#${id}`}>{shortTitle}</Link>,
        }))}
      />
      <div ref={valuesRef}>
        {instruments.map((instrument) => (
          <InstrumentValues key={instrument.id} instrument={instrument} />
        ))}
      </div>
      <p className={styles.end}>
        {messages.otherwise} <Link to="/contact">{messages.contact}</Link>
      </p>
    </Wrap>
  );
}
