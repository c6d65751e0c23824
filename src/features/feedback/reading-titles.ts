/**
 * The titles of the reading pages by the slug that instruments name them with: page titles of specification 2,
 * and what each page of a chapter is about. They stand here until the pages carry their own.
 */
export const readingTitles: Readonly<Record<string, string>> = {
  wellBeing1: 'Maintaining Well Being- I: positive emotions',
  wellBeing2: 'Maintaining Well Being- I: pleasure and meaning',
  wellBeing3: 'Maintaining Well Being- I: volunteering',
  wellbeing4: 'Maintaining Well Being- I: a point to ponder',
  wellBeing11: 'Maintaining Well Being- II: emotional well being',
  wellBeing12: 'Maintaining Well Being- II: psychological well being',
  wellBeing13: 'Maintaining Well Being- II: mastery',
  wellBeing14: 'Maintaining Well Being- II: acceptance, relationships and growth',
  personalGrowth: 'Personal Growth Goal',
  cognitiveDistortions1: 'Cognitive Distortions',
  cognitiveDistortions2: 'Cognitive Distortions: questioning a thought',
  selfCompassion1: 'Learn Self Compassion',
  selfCompassion2: 'Learn Self Compassion: self-criticism',
  selfCompassion3: 'Learn Self Compassion: seven steps',
  relaxationVisualization1: 'Relaxation through visualisation',
  relaxationVisualization2: 'Relaxation through visualisation: two videos',
  suicidalThoughts1: 'Dealing with Suicidal Thoughts',
  suicidalThoughts2: 'Dealing with Suicidal Thoughts: questions and tips',
  stepUp1: 'Step up when you need to',
  stepUp2: 'Step up when you need to: preparing for help',
};

/** A reading page as a link shows it. */
export interface ReadingPage {
  /** Path under the base. */
  readonly to: string;
  readonly title: string;
}

/** The pages for a level's slugs, in their order; a slug without a title is left out. */
export function readingPages(slugs: readonly string[]): ReadingPage[] {
  return slugs.flatMap((slug) => {
    const title = readingTitles[slug];
    return title === undefined ? [] : [{ to: `/${slug}`, title }];
  });
}
