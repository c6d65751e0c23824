import { HomeStatement } from './home-statement.tsx';
import { Hero } from './hero.tsx';
import { useHome } from './use-home.ts';
import styles from './home-screen.module.css';
import { Indicators } from './indicators.tsx';
import { HomePoints } from './home-points.tsx';
import { Reasons } from './reasons.tsx';
import { useHashTarget } from './use-hash-target.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** The home page: hero, four points, seven indicators, one line, six reasons. */
export function HomeScreen() {
  const home = useHome();
  useHashTarget();
  return (
    <>
      <DocumentTitle page={home.title} />
      <Hero />
      <HomePoints />
      <div className={styles.below}>
        <Indicators />
        <HomeStatement />
        <Reasons />
      </div>
    </>
  );
}
