/**
 * What `src/authoring/compile` makes of `content` and `questionnaires`: JSON files in `node_modules/.cache/content`. Declared
 * here, so that types do not wait for them.
 */
declare module '#compiled/library.json' {
  import type { Library } from '#domain/chain/library.ts';

  const library: Library;
  export default library;
}

declare module '#compiled/cards.json' {
  import type { InstrumentCard } from '#domain/instrument/instrument.ts';

  const cards: readonly InstrumentCard[];
  export default cards;
}

/** Seconds by the name of the film. */
declare module '#compiled/films.json' {
  const films: Readonly<Record<string, number>>;
  export default films;
}

declare module '#compiled/settings.json' {
  const settings: Omit<typeof import('../../content/settings.json'), 'grievance'>;
  export default settings;
}

/** The grievance officer of `content/settings.json`, whom few screens name. */
declare module '#compiled/grievance.json' {
  const grievance: typeof import('../../content/settings.json')['grievance'];
  export default grievance;
}

declare module '#compiled/help-now.json' {
  const help: typeof import('../../content/help-now.json');
  export default help;
}

/** The lines of `content/help-now.json` for people who are not safe with someone. */
declare module '#compiled/help-unsafe-ties.json' {
  const lines: typeof import('../../content/help-now.json')['unsafeTies'] | null;
  export default lines;
}

declare module '#compiled/personal-growth.json' {
  const growth: typeof import('../../content/personal-growth.json');
  export default growth;
}

declare module '#compiled/site/home.json' {
  const home: Omit<typeof import('../../content/site/home.json'), 'example'>;
  export default home;
}

/** Written by the run of the test for access. */
declare module '#compiled/site/access-facts.json' {
  const facts: typeof import('../../content/site/access-facts.json');
  export default facts;
}

/** The made-up result of `content/site/home.json`. */
declare module '#compiled/site/example.json' {
  const example: typeof import('../../content/site/home.json')['example'];
  export default example;
}
