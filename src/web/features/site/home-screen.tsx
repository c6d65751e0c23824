import settings from '#compiled/settings.json';
import { HomeStatement } from './home-statement.tsx';
import { Hero } from './hero.tsx';
import { useHome } from './use-home.ts';
import styles from './home-screen.module.css';
import { Indicators } from './indicators.tsx';
import { HomePoints } from './home-points.tsx';
import { Reasons } from './reasons.tsx';
import { useHashTarget } from './use-hash-target.ts';

/** The home page: hero, four points, seven indicators, one line, six reasons. */
export function HomeScreen() {
  const home = useHome();
  useHashTarget();
  return (
    <>
      <title>{`${home.title} · ${settings.programName}`}</title>
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
