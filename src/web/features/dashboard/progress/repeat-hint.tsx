import { formatDay } from '#domain/dates/dates.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';
import styles from '../dashboard.module.css';
import { messages } from '../messages.ts';

interface Props {
  card: InstrumentCard;
  /** When it was last taken, ISO 8601; null or undefined where that is not known, or never. */
  last: string | null | undefined;
  now: Date;
}

/** The day from which a section with its own interval is worth repeating; nothing from that day on. */
export function RepeatHint({ card: { set }, last, now }: Props) {
  if (set?.repeatAfterDays === undefined || !last) return null;
  const from = getComparableFrom(last, set);
  // A time that cannot be read compares with nothing.
  return from > now ? <p className={styles.again}>{messages.bestAgainAlone(formatDay(from, now))}</p> : null;
}
