import { useId } from 'react';
import englishContent from '#compiled/site/example.json';
import { getLevelName } from '#domain/scoring/level.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { Gauge } from '#ui/gauge/gauge.tsx';
import { Level, type LevelProps } from '#ui/level/level.tsx';
import { ScoreBar } from '#ui/score-bar/score-bar.tsx';
import { classes } from '#ui/theme/classes.ts';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import { useContent } from '#web-language/content.ts';
import styles from './example-result.module.css';

/** The fictional result of `content/site/home.json`. A test compares its numbers with the instrument. */
type Example = typeof englishContent & { readonly ink: Accent; readonly level: LevelProps['level'] };

/** An example of a result, rendered by the components of real results. */
export function ExampleResult() {
  const { t } = useTranslation();
  const id = useId();
  const example = useContent('site/example.json', englishContent) as Example;
  const { heading, note, title, ink: accent, level, text, meaning, percentile, ...numbers } = example;
  const { current, previous, average, min, max } = numbers;
  const words = t('results.direction.amongPeople', { position: 'same' });
  return (
    <figure className={classes(styles.card, accentClass(accent))} aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{heading}</strong> {note}
      </figcaption>
      <p className={styles.title}>
        <span>{title}</span> <Level level={level}>{getLevelName(t, { is: level })}</Level>
      </p>
      <p>{text}</p>
      <ScoreBar
        {...numbers}
        chart="bars"
        currentText={String(current)}
        previousText={String(previous)}
        label={t('results.example.sentence', {
          current: String(current),
          previous: String(previous),
          average: String(average),
          min: String(min),
          max: String(max),
        })}
      />
      <div className={styles.place}>
        <Gauge position={percentile} caption={words} label={words} />
        <p>{meaning}</p>
      </div>
    </figure>
  );
}
