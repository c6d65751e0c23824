import { bladesAndGuns } from './means/blades-and-guns.ts';
import { hangingAndFire } from './means/hanging-and-fire.ts';
import { heightsAndTracks } from './means/heights-and-tracks.ts';
import { fieldPoisons, poisonAndMedicine } from './means/poison-and-medicine.ts';
import { oneself, ones } from './oneself.ts';
import type { WordingRule } from './wording-rule.ts';

/** Why neither is named; a finding with this reason tells of all that stands within its words. */
export const risk = 'Naming a method or means can put a person at risk who reads it.';

/** Whatever can be named as the way to a death, behind "died by" and the like. */
const wayToDie = String.raw`\b(?:die|dies|died|dying|deaths?|suicides?|(?:kill|kills|killed|killing) ${oneself}|(?:end|ends|ended|ending|take|takes|took|taking) ${ones} li(?:fe|ves)) (?:by|with|from|through|using) (?:(?:an?|the|some|rat|sleeping) )*(?:hanging|drowning|jumping|burning|poison|poisons|poisoning|pesticides?|gas|guns?|knife|blade|rope|pills|tablets|train)\b`;

/** Methods that no ordinary sentence names, wherever they stand; `carefulRules` has means that are everyday words. */
export const meansRules: readonly WordingRule[] = [
  ...[...hangingAndFire, ...poisonAndMedicine, ...heightsAndTracks, ...bladesAndGuns, wayToDie].map(
    (source): WordingRule => ({
      pattern: new RegExp(source, 'gi'),
      level: 'error',
      instead: 'no method at all, for example "thoughts of ending my life"',
      why: risk,
    }),
  ),
  {
    pattern: /\bsleeping (pill|tablet)s?\b/gi,
    level: 'error',
    instead: '"medicine for sleep" where a doctor gave it, or no means at all',
    why: risk,
  },
  {
    // To keep them locked away is good advice, but it can be given without their names.
    pattern: fieldPoisons,
    level: 'advice',
    instead: '"anything dangerous"',
    why: risk,
  },
];
