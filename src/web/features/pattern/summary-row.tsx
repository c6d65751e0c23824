import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Level } from '#ui/level/level.tsx';
import { StateMark } from '#ui/state-mark/state-mark.tsx';
import { SummaryBar } from '#ui/summary-bar/summary-bar.tsx';
import { classes } from '#ui/theme/classes.ts';
import styles from './summary-row.module.css';
import { type Aspect, formatSentence } from './summary-messages.ts';

export interface SummaryRowProps {
  readonly aspect: Aspect;
  /** Its section's feedback. */
  readonly to: string;
}

/** One aspect: name, bar with its number, and what it says. The whole row leads to its section, once there is a score. */
export function SummaryRow({ aspect, to }: SummaryRowProps) {
  const { line, state, level, levelWords, figure, isCategory, message, notes } = aspect;
  return (
    <div className={classes(styles.line, figure !== '' && styles.leads)}>
      <p className={styles.name}>
        {figure === '' ? (
          line.title
        ) : (
          <>
            {/* Its area is the whole row. */}
            <Link to={to}>{line.title}</Link>
            <ChevronRight aria-hidden="true" />
          </>
        )}
      </p>
      {!isCategory && (
        <SummaryBar state={state} progress={line.progress} figure={figure} label={formatSentence(aspect)} />
      )}
      <div className={styles.says}>
        {levelWords && <Level level={level}>{levelWords}</Level>}
        {message && <StateMark state={state}>{message}</StateMark>}
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
