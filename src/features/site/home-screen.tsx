import settings from '../../../content/settings.json';
import { Hero } from './hero.tsx';
import { Points } from './points.tsx';
import { strings } from './strings.ts';

/** The home page: the hero and the four points. The rest of it belongs to a later issue. */
export function HomeScreen() {
  return (
    <>
      <title>{`${strings.home.title} · ${settings.programName}`}</title>
      <Hero />
      <Points />
    </>
  );
}
