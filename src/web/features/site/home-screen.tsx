import settings from '#compiled/settings.json';
import { Divider } from './divider.tsx';
import { Hero } from './hero.tsx';
import { home } from './home.ts';
import styles from './home-screen.module.css';
import { Indicators } from './indicators.tsx';
import { Points } from './points.tsx';
import { Reasons } from './reasons.tsx';
import { useHashTarget } from './use-hash-target.ts';

/** The home page: hero, four points, seven indicators, one line, six reasons. */
export function HomeScreen() {
  useHashTarget();
  return (
    <>
      <title>{`${home.title} · ${settings.programName}`}</title>
      <Hero />
      <Points />
      <div className={styles.below}>
        <Indicators />
        <Divider />
        <Reasons />
      </div>
    </>
  );
}
