import { heightsAndTracksPatterns as patterns } from '../../../source/wording/means/heights-and-tracks.ts';
import { toPatterns } from '../../../source/wording/patterns.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const heightsAndTracks = createWordingRule({
  id: 'wording/heights-and-tracks',
  level: 'error',
  description: 'Bridges, roofs and tracks are not named as a method, which can put a reader at risk.',
  examples: [{ bad: 'He jumped off the bridge.', good: 'He had thoughts of ending his life.' }],
  pattern: toPatterns(patterns),
  instead: 'no method at all, for example "thoughts of ending my life"',
  why: methodRisk,
});
