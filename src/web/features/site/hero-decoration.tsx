import { type Accent, accentClass } from '#ui/theme/accent.ts';
import styles from './hero-decoration.module.css';

type Disc = readonly [x: number, y: number, r: number];

/** Twenty-five discs on a golden-angle spiral: five arms, one accent per arm (visual reference, 01-home). */
const arms: readonly { readonly accent: Accent; readonly discs: readonly Disc[] }[] = [
  {
    accent: 's1',
    discs: [
      [300, 275.6, 52],
      [249.1, 220, 58.5],
      [179.2, 243.5, 65],
      [138.1, 321, 71.5],
      [155.1, 420.9, 78],
    ],
  },
  {
    accent: 's3',
    discs: [
      [331.5, 334.4, 52],
      [400.1, 326.9, 58.5],
      [433.4, 258.2, 65],
      [408.7, 171, 71.5],
      [325.8, 108.3, 78],
    ],
  },
  {
    accent: 's4',
    discs: [
      [238.2, 294.6, 52],
      [200.8, 351.5, 58.5],
      [226.8, 426.3, 65],
      [307.2, 473.7, 71.5],
      [413.1, 462.5, 78],
    ],
  },
  {
    accent: 's2',
    discs: [
      [359.1, 254.7, 52],
      [340.9, 187.9, 58.5],
      [267.4, 151.6, 65],
      [173.8, 173.2, 71.5],
      [102.5, 255.6, 78],
    ],
  },
  {
    accent: 's5',
    discs: [
      [285.2, 383.9, 52],
      [348.3, 417, 58.5],
      [429, 390.7, 65],
      [483.7, 308.5, 71.5],
      [479.5, 197.2, 78],
    ],
  },
];

/** The decoration of the hero: discs that move slowly, arm by arm. */
export function HeroDecoration() {
  return (
    <svg className={styles.bloom} viewBox="5 5 590 590" aria-hidden="true">
      {arms.map(({ accent, discs }) => (
        <g key={accent} className={`${styles.arm} ${accentClass(accent)}`}>
          {discs.map(([x, y, r]) => (
            <circle key={r} className="disc" cx={x} cy={y} r={r} />
          ))}
        </g>
      ))}
    </svg>
  );
}
