import { Container } from '#ui/page/page.tsx';
import styles from './home-statement.module.css';
import { useHome } from './use-home.ts';

const discs = [
  { className: styles.s1, x: 160, y: 294, r: 150 },
  { className: styles.s2, x: 390, y: 226, r: 176 },
  { className: styles.s3, x: 620, y: 294, r: 196 },
  { className: styles.s4, x: 850, y: 226, r: 176 },
  { className: styles.s5, x: 1080, y: 294, r: 150 },
];

/** A line of text across five discs. The only text with discs behind it. */
export function HomeStatement() {
  const { divider } = useHome();
  return (
    <section className={styles.divider}>
      <svg viewBox="0 0 1240 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {discs.map(({ className, x, y, r }) => (
          <circle key={className} className={className} cx={x} cy={y} r={r} />
        ))}
      </svg>
      <Container className={styles.wrap}>
        <p>{divider}</p>
      </Container>
    </section>
  );
}
