import type { InstrumentCard, Level } from '#domain/instrument/instrument.ts';
import { Glyph } from '#ui/glyph/glyph.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './my-pattern.module.css';
import type { SectionSummary } from './count-aspects.ts';
import type { Aspect } from './aspects.ts';

const rowHeight = 52;
const scoreWidth = 88;
const discStep = 21;
const discCounts: Readonly<Record<Level, number>> = { '': 0, Low: 1, Average: 2, High: 3 };

/** Draws the levels: one row per section, three discs per score, filled by level. */
export function LevelsArt({ groups }: { groups: readonly SectionSummary[] }) {
  const maxAspects = Math.max(...groups.map(({ aspects }) => aspects.length));
  return (
    <svg
      className={classes('ov', styles.art)}
      viewBox={`0 0 ${maxAspects * scoreWidth} ${groups.length * rowHeight}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {groups.map(({ instrument, aspects, helpFirst }, row) => (
        <g key={instrument.id} className={accentClass(instrument.look.ink)}>
          {aspects.flatMap((aspect, column) =>
            [0, 1, 2].map((disc) => (
              <Disc
                key={`${aspect.row.score} ${disc}`}
                x={18 + column * scoreWidth + disc * discStep}
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

/** A level that would be falsely reassuring is not drawn. */
function countFilled({ state, level }: Aspect, helpFirst: boolean): number {
  return helpFirst && state !== 'red' ? 0 : discCounts[level];
}

/** A filled disc, or a small ring. */
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

/** The glyphs of all sections, as decoration. */
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
