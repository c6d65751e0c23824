import { useRef } from 'react';
import { Link } from 'react-router-dom';
import settings from '#compiled/settings.json';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Lead, Container } from '#ui/page/page.tsx';
import { SectionLinks } from '#ui/section-links/section-links.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { hasAssumedValue } from './has-assumed-value.ts';
import { InstrumentValues } from './instrument-values.tsx';
import styles from './reference-values.module.css';
import { useOpenInPrint } from '#ui/motion/use-open-in-print.ts';

/** An entry with `where` is displayed only if it applies to the page. */
const explanations = [
  {
    heading: 'pattern.reference.explanations.ownScore.heading',
    text: 'pattern.reference.explanations.ownScore.text',
  },
  {
    heading: 'pattern.reference.explanations.borrowed.heading',
    text: 'pattern.reference.explanations.borrowed.text',
    where: 'borrowed',
  },
  {
    heading: 'pattern.reference.explanations.assumed.heading',
    text: 'pattern.reference.explanations.assumed.text',
    where: 'assumed',
  },
  {
    heading: 'pattern.reference.explanations.likelyRange.heading',
    text: 'pattern.reference.explanations.likelyRange.text',
  },
  {
    heading: 'pattern.reference.explanations.use.heading',
    text: 'pattern.reference.explanations.use.text',
  },
] as const;

export interface ReferenceValuesScreenProps {
  /** Instruments in reading order. */
  readonly instruments: readonly Instrument[];
}

/** The page of reference values: each average, spread, reliability and cut-off, with its source. */
export function ReferenceValuesScreen({ instruments }: ReferenceValuesScreenProps) {
  const { t } = useTranslation();
  const hasBorrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  const conditions = { borrowed: hasBorrowed, assumed: hasAssumedValue(instruments) };
  const explained = explanations.filter((entry) => !('where' in entry) || conditions[entry.where]);
  const valuesRef = useRef<HTMLDivElement>(null);
  useOpenInPrint(valuesRef);
  return (
    <Container className={classes(styles.page, 'on-paper')}>
      <title>{t('pattern.reference.pageTitle', { programName: settings.programName })}</title>
      <h1 id="page-title" tabIndex={-1}>
        {t('pattern.reference.title')}
      </h1>
      <Lead>{hasBorrowed ? t('pattern.reference.borrowed') : t('pattern.reference.measured')}</Lead>
      <dl className={styles.explained}>
        {explained.map(({ heading, text }) => (
          <div key={heading}>
            <dt>{t(heading)}</dt>
            <dd>{t(text)}</dd>
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
    </Container>
  );
}
