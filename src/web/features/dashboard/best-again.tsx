import { dayInWords } from '#domain/dates/dates.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { comparableFrom } from '#domain/scoring/change.ts';
import styles from './dashboard.module.css';
import { strings } from './strings.ts';

interface Props {
  card: InstrumentCard;
  /** When it was last taken, ISO 8601; null or undefined where that is not known, or never. */
  last: string | null | undefined;
  now: Date;
}

/** From when on a section with a pace of its own is worth taking again; nothing once that day has come. */
export function BestAgain({ card: { set }, last, now }: Props) {
  if (set?.repeatAfterDays === undefined || !last) return null;
  const from = comparableFrom(last, set);
  // A time that cannot be read compares with nothing.
  return from > now ? <p className={styles.again}>{strings.bestAgainAlone(dayInWords(from, now))}</p> : null;
}
