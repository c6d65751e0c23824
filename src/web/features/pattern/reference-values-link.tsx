import { Link } from 'react-router-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './headline.module.css';
import { RichText } from '#web-language/rich-text.tsx';

/** A link to the reference values, with a caveat if they are borrowed from other questions. */
export function ReferenceValuesLink({ instruments }: { instruments: readonly Instrument[] }) {
  const { t } = useTranslation();
  const isBorrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  return (
    <p className={styles.numbers}>
      {isBorrowed ? (
        <RichText id="pattern.numbers.borrowed" components={{ link: <Link to={referenceValuesAddress} /> }} />
      ) : (
        <Link to={referenceValuesAddress}>{t('pattern.numbers.title')}</Link>
      )}
    </p>
  );
}
