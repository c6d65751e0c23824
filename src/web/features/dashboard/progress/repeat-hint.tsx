import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getComparableFrom } from '#domain/scoring/change.ts';
import styles from '../dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  card: InstrumentCard;
  /** Time of the last attempt, ISO 8601; null or undefined if unknown or none. */
  last: string | null | undefined;
  now: Date;
}

/** Says from which day a section with its own interval is worth repeating. Renders nothing from that day on. */
export function RepeatHint({ card: { set }, last, now }: Props) {
  const { t, format } = useTranslation();
  if (set?.repeatAfterDays === undefined || !last) return null;
  const from = getComparableFrom(last, set);
  // False for an invalid date.
  return from > now ? (
    <p className={styles.again}>{t('dashboard.tryAfter', { day: format.nearDay(from, now) })}</p>
  ) : null;
}
