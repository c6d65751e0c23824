import type { Instrument } from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './reference-values.module.css';
import { ScoreValues } from './score-values.tsx';

/** The values of an instrument: one card per reported score. */
export function InstrumentValues({ instrument }: { instrument: Instrument }) {
  const { id, title, look, normsNote, scores } = instrument;
  const possible = computePossibleRanges(instrument);
  return (
    <section
      id={id}
      className={classes(styles.instrument, accentClass(look.ink))}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <Glyph name={look.glyph} className={styles.glyph} />
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      {normsNote && <p className={styles.note}>{normsNote}</p>}
      <div className={styles.cards}>
        {scores.map(
          (score) =>
            score.report && (
              <ScoreValues
                key={score.id}
                score={score}
                scores={scores}
                report={score.report}
                possible={possible.get(score.id) ?? score.report.range}
              />
            ),
        )}
      </div>
    </section>
  );
}
