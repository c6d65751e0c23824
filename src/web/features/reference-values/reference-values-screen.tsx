import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Lead, Wrap } from '#ui/page/page.tsx';
import { SectionLinks } from '#ui/section-links/section-links.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { isAnyAssumed } from './assumed.ts';
import { InstrumentValues } from './instrument-values.tsx';
import styles from './reference-values.module.css';
import { strings } from './strings.ts';
import { useOpenInPrint } from './use-open-in-print.ts';

export interface ReferenceValuesScreenProps {
  /** In their order. Every number of the page is theirs. */
  readonly instruments: readonly Instrument[];
}

/** What scores are compared with: every average, spread, reliability and cut, with its source. */
export function ReferenceValuesScreen({ instruments }: ReferenceValuesScreenProps) {
  const borrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  const found = { borrowed, assumed: isAnyAssumed(instruments) };
  const explained = strings.explained.filter((one) => !('where' in one) || found[one.where]);
  const values = useRef<HTMLDivElement>(null);
  useOpenInPrint(values);
  return (
    <Wrap className={classes(styles.page, 'on-paper')}>
      <title>{strings.pageTitle}</title>
      <h1 id="page-title" tabIndex={-1}>
        {strings.title}
      </h1>
      <Lead>{borrowed ? strings.borrowed : strings.measured}</Lead>
      <dl className={styles.explained}>
        {explained.map(({ heading, text }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SectionLinks
        title={strings.sections}
        links={instruments.map(({ id, shortTitle, look: { ink } }) => ({
          id,
          ink,
          link: <Link to={`#${id}`}>{shortTitle}</Link>,
        }))}
      />
      <div ref={values}>
        {instruments.map((instrument) => (
          <InstrumentValues key={instrument.id} instrument={instrument} />
        ))}
      </div>
      <p className={styles.end}>
        {strings.otherwise} <Link to="/contact">{strings.contact}</Link>
      </p>
    </Wrap>
  );
}
