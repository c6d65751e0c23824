/** Addresses for everyone whose pages are not written yet. Their words: `page-to-come.tsx`. */
export const publicPagesToCome = ['/team', '/terms', '/privacy-policy', '/contact'];

/** Addresses behind the login whose pages are not written yet. */
export const memberPagesToCome = [
  '/resourcesScreen',
  '/personalGrowth',
  '/wellBeing1',
  '/wellBeing2',
  '/wellBeing3',
  '/wellbeing4',
  '/wellBeing11',
  '/wellBeing12',
  '/wellBeing13',
  '/wellBeing14',
  '/cognitiveDistortions1',
  '/cognitiveDistortions2',
  '/selfCompassion1',
  '/selfCompassion2',
  '/selfCompassion3',
  '/relaxationVisualization1',
  '/relaxationVisualization2',
  '/suicidalThoughts1',
  '/suicidalThoughts2',
  '/stepUp1',
  '/stepUp2',
];
