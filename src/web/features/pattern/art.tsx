import type { InstrumentCard, Level } from '#domain/instrument/instrument.ts';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './my-pattern.module.css';
import type { Group } from './summary-count.ts';
import type { Aspect } from './summary-messages.ts';

const rowHeight = 52;
const scoreWidth = 88;
const discStep = 21;
const discsFor: Readonly<Record<Level, number>> = { '': 0, Low: 1, Average: 2, High: 3 };

/** The person's own levels: a row for each section, three discs for each score, as many filled as the level is high. */
export function LevelsArt({ groups }: { groups: readonly Group[] }) {
  const most = Math.max(...groups.map(({ aspects }) => aspects.length));
  return (
    <svg
      className={classes('ov', styles.art)}
      viewBox={`0 0 ${most * scoreWidth} ${groups.length * rowHeight}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {groups.map(({ instrument, aspects, helpFirst }, row) => (
        <g key={instrument.id} className={accentClass(instrument.look.ink)}>
          {aspects.flatMap((aspect, place) =>
            [0, 1, 2].map((disc) => (
              <Disc
                key={`${aspect.line.score} ${disc}`}
                x={18 + place * scoreWidth + disc * discStep}
                y={row * rowHeight + rowHeight / 2}
                filled={disc < countFilled(aspect, helpFirst)}
              />
            )),
          )}
        </g>
      ))}
    </svg>
  );
}

/** A level that would calm where help comes first is not drawn. */
function countFilled({ state, level }: Aspect, helpFirst: boolean): number {
  return helpFirst && state !== 'red' ? 0 : discsFor[level];
}

/** A disc, or else a small ring where one would be. */
function Disc({ x, y, filled }: { x: number; y: number; filled: boolean }) {
  return (
    <circle
      className={filled ? styles.disc : classes('line', styles.ring)}
      cx={x}
      cy={y}
      r={filled ? 15 : 4}
    />
  );
}

/** The glyphs of all sections: an ornament that says nothing of anybody's results. */
export function SectionsArt({ cards }: { cards: readonly InstrumentCard[] }) {
  return (
    <span className={styles.glyphs} aria-hidden="true">
      {cards.map(({ id, look }) => (
        <span key={id} className={accentClass(look.ink)}>
          <Glyph name={look.glyph} />
        </span>
      ))}
    </span>
  );
}
