import type { InstrumentCard } from '../domain/instrument/instrument.ts';

/** A page whose address is settled and whose contents are not written yet. */
export interface PageToCome {
  /** Under the base path, with a leading slash. */
  readonly path: string;
  readonly title: string;
  /** What a reader will find there. */
  readonly text: string;
}

/** Pages for everyone. */
export const publicPagesToCome: readonly PageToCome[] = [
  {
    path: '/team',
    title: 'Team',
    text: 'Here you will meet the people and the institutes behind this program.',
  },
  {
    path: '/terms',
    title: 'Terms of Use',
    text: 'Here you will find the terms in full: what this program is for, what it is not, and what you agree to. Until then, know that it is for adults, free of charge, and no medical advice.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    text: 'Here you will read in plain words what is stored about you, why, for how long, and how to have it removed.',
  },
  {
    path: '/contact',
    title: 'Contact Us',
    text: 'Here you will be able to write to us with a question or a suggestion.',
  },
];

const reading = 'This page will hold a short, plain piece to read at your own pace.';

/** Pages for people who are logged in. */
export const memberPagesToCome: readonly PageToCome[] = [
  {
    path: '/myPatternScreen',
    title: 'My Pattern',
    text: 'Here you will see all your results together, and how they change over time.',
  },
  {
    path: '/myPatternFeedback',
    title: 'Report',
    text: 'Here your results will come together in one report that you can print.',
  },
  {
    path: '/patternSummary',
    title: 'Overall Summary',
    text: 'Here each aspect of your wellbeing will have one line that says how it stands.',
  },
  {
    path: '/resourcesScreen',
    title: 'Resources',
    text: 'Here you will find things to read and to try, for steady days and for hard ones.',
  },
  {
    path: '/userFeedbackForm',
    title: 'Your feedback',
    text: 'Here you will be able to tell us how this program was for you.',
  },
  {
    path: '/profilePage',
    title: 'Profile',
    text: 'Here you will find your name, your data to take with you, and the way to remove it all.',
  },
  {
    path: '/personalGrowth',
    title: 'Personal Growth Goal',
    text: 'Here you will be able to think a change through, step by step, just for yourself.',
  },
  ...['/wellBeing1', '/wellBeing2', '/wellBeing3', '/wellbeing4'].map((path) => ({
    path,
    title: 'Maintaining Well Being- I',
    text: reading,
  })),
  ...['/wellBeing11', '/wellBeing12', '/wellBeing13', '/wellBeing14'].map((path) => ({
    path,
    title: 'Maintaining Well Being- II',
    text: reading,
  })),
  ...['/cognitiveDistortions1', '/cognitiveDistortions2'].map((path) => ({
    path,
    title: 'Cognitive Distortions',
    text: reading,
  })),
  ...['/selfCompassion1', '/selfCompassion2', '/selfCompassion3'].map((path) => ({
    path,
    title: 'Learn Self Compassion',
    text: reading,
  })),
  ...['/relaxationVisualization1', '/relaxationVisualization2'].map((path) => ({
    path,
    title: 'Relaxation through visualisation',
    text: reading,
  })),
  ...['/suicidalThoughts1', '/suicidalThoughts2'].map((path) => ({
    path,
    title: 'Dealing with Suicidal Thoughts',
    text: `${reading} If such thoughts are with you today, 'Need to talk?' at the top of this page has numbers that answer day and night.`,
  })),
  ...['/stepUp1', '/stepUp2'].map((path) => ({
    path,
    title: 'Step up when you need to',
    text: reading,
  })),
];

/** The combined feedback page of one instrument, at the address its file names. */
export function combinedPageToCome(card: InstrumentCard): PageToCome {
  return {
    path: card.routes.combined,
    title: card.title,
    text: 'Here the feedback of all assessments will stand side by side, one tab for each.',
  };
}
