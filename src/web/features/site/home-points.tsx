import { Container } from '#ui/page/page.tsx';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import { useHome } from './use-home.ts';
import styles from './home-points.module.css';

/** The four points, each marked by one more disc. */
export function HomePoints() {
  const { title, list } = useHome().points;
  return (
    <section className={styles.points} id="how">
      <Container className={styles.wrap}>
        <h2>{title}</h2>
        <ol>
          {list.map((point, index) => (
            <li key={point.title}>
              <DiscCount count={index + 1} />
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

const accents: readonly Accent[] = ['s1', 's2', 's3', 's4'];

/** Overlapping discs, 15 units apart, as many as `of`. Decoration. */
function DiscCount({ count }: { count: number }) {
  const width = 24 + 15 * (count - 1);
  return (
    <svg className={`ov ${styles.count}`} viewBox={`0 0 ${width} 24`} width={width * 1.5} aria-hidden="true">
      {accents.slice(0, count).map((accent, index) => (
        <circle key={accent} className={`disc ${accentClass(accent)}`} cx={12 + 15 * index} cy="12" r="11" />
      ))}
    </svg>
  );
}
