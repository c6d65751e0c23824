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
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';

export interface ReferenceValuesScreenProps {
  /** Instruments in reading order. */
  readonly instruments: readonly Instrument[];
}

/** The page of reference values: each average, spread, reliability and cut-off, with its source. */
export function ReferenceValuesScreen({ instruments }: ReferenceValuesScreenProps) {
  const { t } = useTranslation();
  const hasBorrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  const conditions = { borrowed: hasBorrowed, assumed: hasAssumedValue(instruments) };
  const explained = messages.explanations.filter((entry) => !('where' in entry) || conditions[entry.where]);
  const valuesRef = useRef<HTMLDivElement>(null);
  useOpenInPrint(valuesRef);
  return (
    <Wrap className={classes(styles.page, 'on-paper')}>
      <title>{t('pattern.reference.pageTitle', { programName: settings.programName })}</title>
      <h1 id="page-title" tabIndex={-1}>
        {t('pattern.reference.title')}
      </h1>
      <Lead>{hasBorrowed ? t('pattern.reference.borrowed') : t('pattern.reference.measured')}</Lead>
      <dl className={styles.explained}>
        {explained.map(({ heading, text }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SectionLinks
        title={t('pattern.reference.sections')}
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
        {t('pattern.reference.otherwise')} <Link to="/contact">{t('pattern.reference.contact')}</Link>
      </p>
    </Wrap>
  );
}
