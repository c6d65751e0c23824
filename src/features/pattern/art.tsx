import type { Ink } from '../../ui/theme/ink.ts';
import { inkClass } from '../../ui/theme/ink.ts';
import { classes } from '../../ui/theme/classes.ts';
import look from './my-pattern.module.css';

/** Lengths and angles here are a drawing, not anybody's results. */
const lengths = [9, 6, 8, 4, 7];
const columns = 10;

/** A row of discs for each ink, filled to different lengths. */
export function SummaryArt({ inks }: { inks: readonly Ink[] }) {
  const height = 50 * inks.length - 10;
  return (
    <svg
      className={classes('ov', look.art)}
      viewBox={`-10 -8 420 ${height}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {inks.flatMap((ink, row) =>
        Array.from({ length: columns }, (_, column) => (
          <Disc
            key={`${row}-${column}`}
            ink={ink}
            x={18 + 40 * column}
            y={20 + 50 * row}
            r={25}
            filled={column < (lengths[row % lengths.length] ?? columns)}
          />
        )),
      )}
    </svg>
  );
}

const arcs = [
  { ink: 's4', radius: 172, disc: 19, steps: 25, filled: 16 },
  { ink: 's2', radius: 116, disc: 16, steps: 19, filled: 7 },
  { ink: 's3', radius: 66, disc: 13, steps: 13, filled: 10 },
] as const;

/** Three gauges one inside the other. */
export function ReportArt() {
  return (
    <svg
      className={classes('ov', look.art)}
      viewBox="0 0 420 240"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {arcs.flatMap(({ ink, radius, disc, steps, filled }) =>
        Array.from({ length: steps }, (_, step) => {
          const angle = Math.PI * (1 - step / (steps - 1));
          return (
            <Disc
              key={`${ink}-${step}`}
              ink={ink}
              x={rounded(200 + radius * Math.cos(angle))}
              y={rounded(212 - radius * Math.sin(angle))}
              r={disc}
              filled={step < filled}
            />
          );
        }),
      )}
    </svg>
  );
}

interface DiscProps {
  ink: Ink;
  x: number;
  y: number;
  r: number;
  /** A disc, or else a small ring where one would be. */
  filled: boolean;
}

function Disc({ ink, x, y, r, filled }: DiscProps) {
  return (
    <circle
      className={classes(inkClass(ink), filled ? look.disc : classes('line', look.ring))}
      cx={x}
      cy={y}
      r={filled ? r : 4}
    />
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;
