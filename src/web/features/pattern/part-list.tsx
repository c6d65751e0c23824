import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import type { PatternPart } from './list-parts.ts';
import { describePartChange } from './part-change.ts';
import styles from './part-list.module.css';
import { PartStateMark } from './part-state-mark.tsx';
import { usePastAttempts } from './use-past-attempts.ts';

export interface PartListProps {
  readonly parts: readonly PatternPart[];
  readonly userid: string;
  /** False if the results could not be fetched: only the names are displayed. */
  readonly isKnown: boolean;
  /** False if attempts cannot be fetched now: a new request would restart the one that failed. */
  readonly hasHistory: boolean;
}

/** One line per part, a link to its combined feedback: name, state, and the change since the attempt before. */
export function PartList({ parts, userid, isKnown, hasHistory }: PartListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.parts} aria-label={t('pattern.pattern.parts')}>
      {parts.map((part) => (
        <li key={part.instrument.id} className={accentClass(part.instrument.look.ink)}>
          <Link to={part.instrument.routes.combined}>
            <Glyph name={part.instrument.look.glyph} className={styles.glyph} />
            <div className={styles.text}>
              <span className={styles.name}>{part.instrument.shortTitle}</span>{' '}
              {isKnown && <PartStateMark part={part} />}
              {isKnown && hasHistory && part.isFinished && <PartChange part={part} userid={userid} />}
            </div>
            <ChevronRight className={styles.arrow} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The change since the attempt before. Its line is reserved, so that nothing moves when the history arrives. */
function PartChange({ part, userid }: { part: PatternPart; userid: string }) {
  const translation = useTranslation();
  const attempts = usePastAttempts(userid, part.instrument);
  return <span className={styles.change}> {describePartChange(translation, part, attempts)}</span>;
}
