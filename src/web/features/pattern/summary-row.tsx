import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Level } from '#ui/level/level.tsx';
import { StateMark } from '#ui/state-mark/state-mark.tsx';
import { SummaryScoreBar } from '#ui/summary-score-bar/summary-score-bar.tsx';
import { classes } from '#ui/theme/classes.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './summary-row.module.css';
import { type Aspect, formatAspectSentence } from './aspects.ts';

export interface SummaryRowProps {
  readonly aspect: Aspect;
  /** Path of the feedback of the section. */
  readonly to: string;
}

/** One aspect: name, bar, and texts. With a score, the whole row is a link to its section. */
export function SummaryRow({ aspect, to }: SummaryRowProps) {
  const { t } = useTranslation();
  const { row, state, level, levelText, figure, isCategory, message, notes } = aspect;
  return (
    <div className={classes(styles.line, figure !== '' && styles.leads)}>
      <p className={styles.name}>
        {figure === '' ? (
          row.title
        ) : (
          <>
            {/* The clickable area is the whole row. */}
            <Link to={to}>{row.title}</Link>
            <ChevronRight aria-hidden="true" />
          </>
        )}
      </p>
      {!isCategory && (
        <SummaryScoreBar
          state={state}
          progress={row.progress}
          valueLabel={figure}
          label={formatAspectSentence(t, aspect)}
        />
      )}
      <div className={styles.result}>
        {levelText && <Level level={level}>{levelText}</Level>}
        {message && (
          <div className={styles.message}>
            <StateMark state={state}>
              {splitSentences(message).map((sentence) => (
                <Fragment key={sentence}>
                  <span>{sentence}</span>{' '}
                </Fragment>
              ))}
            </StateMark>
          </div>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Splits a text after full stops and exclamation marks, because CSS capitalizes each sentence separately. */
function splitSentences(text: string): string[] {
  return (text.match(/[^.!]+[.!]*/g) ?? [text]).map((sentence) => sentence.trim());
}
