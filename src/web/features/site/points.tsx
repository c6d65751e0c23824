import { Wrap } from '#ui/page/page.tsx';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import { home } from './home.ts';
import styles from './points.module.css';

const { title, list } = home.points;

/** The four things a person can do here, each marked by one disc more than the one before. */
export function Points() {
  return (
    <section className={styles.points} id="how">
      <Wrap className={styles.wrap}>
        <h2>{title}</h2>
        <ol>
          {list.map((point, index) => (
            <li key={point.title}>
              <Count of={index + 1} />
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}

const inks: readonly Accent[] = ['s1', 's2', 's3', 's4'];

/** Overlapping discs, 15 units apart, that count to `of`. Decoration; the list is numbered by its order. */
function Count({ of }: { of: number }) {
  const width = 24 + 15 * (of - 1);
  return (
    <svg className={`ov ${styles.count}`} viewBox={`0 0 ${width} 24`} width={width * 1.5} aria-hidden="true">
      {inks.slice(0, of).map((ink, index) => (
        <circle key={ink} className={`disc ${accentClass(ink)}`} cx={12 + 15 * index} cy="12" r="11" />
      ))}
    </svg>
  );
}
