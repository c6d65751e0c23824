import { Link } from 'react-router-dom';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import styles from './headline.module.css';
import { messages } from './messages.ts';

const text = messages.numbers;

/** A link to the reference values, with a caveat if they are borrowed from other questions. */
export function ReferenceValuesLink({ instruments }: { instruments: readonly Instrument[] }) {
  const isBorrowed = instruments.some(({ normsNote }) => normsNote === undefined);
  return (
    <p className={styles.numbers}>
      <Link to={referenceValuesAddress}>{text.title}</Link>
      {isBorrowed && `: ${text.borrowed}`}
    </p>
  );
}
