/**
 * Types of the JSON files in `node_modules/.cache/content` that `src/authoring/compile` generates from `content` and
 * `questionnaires`. Declared here, so that the type check does not need them.
 */
declare module '#compiled/library.json' {
  import type { Library } from '#domain/reading-order/library.ts';

  const library: Library;
  export default library;
}

declare module '#compiled/exercises.json' {
  import type { ExerciseCard } from '#domain/exercises/exercise.ts';

  const exercises: readonly ExerciseCard[];
  export default exercises;
}

/** Large: only the search page loads it. */
declare module '#compiled/search.json' {
  const pages: readonly import('#domain/search/search-page.ts').SearchPage[];
  export default pages;
}

declare module '#compiled/site-pages.json' {
  const pages: readonly import('#domain/search/search-page.ts').PageTitle[];
  export default pages;
}

declare module '#compiled/cards.json' {
  import type { InstrumentCard } from '#domain/instrument/instrument.ts';

  const cards: readonly InstrumentCard[];
  export default cards;
}

declare module '#compiled/pages.json' {
  const pages: {
    readonly withoutScript: string;
    /** Descriptions of public pages for search engines, by path. */
    readonly descriptions: Readonly<Record<string, string>>;
  };
  export default pages;
}

declare module '#compiled/plan.json' {
  import type { PlanContent } from '#domain/plan/plan-content.ts';

  const content: PlanContent;
  export default content;
}

declare module '#compiled/troubles.json' {
  import type { NamedTrouble } from '#domain/plan/plan-content.ts';

  const troubles: readonly NamedTrouble[];
  export default troubles;
}

/** Durations in seconds, by name of the video. */
declare module '#compiled/films.json' {
  const films: Readonly<Record<string, number>>;
  export default films;
}

declare module '#compiled/settings.json' {
  const settings: Omit<
    typeof import('../../content/settings.json'),
    'grievance' | 'webInformationManager' | 'trial' | 'languages'
  > & {
    readonly languages: readonly import('#domain/instrument/translation.ts').OfferedLanguage[];
    readonly trial?: { readonly section: string };
  };
  export default settings;
}

/** The grievance officer of `content/settings.json`. Few screens need it. */
declare module '#compiled/grievance.json' {
  const grievance: typeof import('../../content/settings.json')['grievance'];
  export default grievance;
}

/** The Web Information Manager of `content/settings.json`. Few screens need it. */
declare module '#compiled/web-information-manager.json' {
  const manager: typeof import('../../content/settings.json')['webInformationManager'];
  export default manager;
}

declare module '#compiled/help-now.json' {
  const help: typeof import('../../content/help-now.json');
  export default help;
}

/** Helplines of `content/help-now.json` for users who are not safe with another person. */
declare module '#compiled/help-unsafe-ties.json' {
  const lines: typeof import('../../content/help-now.json')['unsafeTies'] | null;
  export default lines;
}

declare module '#compiled/directory.json' {
  const directory: { readonly entries: readonly import('#domain/directory/directory.ts').DirectoryEntry[] };
  export default directory;
}

declare module '#compiled/personal-growth.json' {
  const growth: typeof import('../../content/personal-growth.json');
  export default growth;
}

declare module '#compiled/safety-plan/plan.json' {
  const plan: typeof import('../../content/safety-plan/plan.json');
  export default plan;
}

declare module '#compiled/site/home.json' {
  const home: Omit<typeof import('../../content/site/home.json'), 'example'>;
  export default home;
}

/** Written by the accessibility test run. */
declare module '#compiled/site/access-facts.json' {
  const facts: typeof import('../../content/site/access-facts.json');
  export default facts;
}

/** The example result of `content/site/home.json`. */
declare module '#compiled/site/example.json' {
  const example: typeof import('../../content/site/home.json')['example'];
  export default example;
}
