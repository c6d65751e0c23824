import { possessivePronoun, reflexivePronoun } from '../pronouns.ts';

/** Pattern sources. Not "cut yourself a slice", "cut off from friends" and "cut himself while cooking". */
export const bladesAndGunsPatterns: readonly string[] = [
  String.raw`\b(?:cut|cuts|cutting) ${reflexivePronoun}\b(?! (?:off|some|an?|another|out|short|free|loose|down|back|from|while|when (?:cooking|chopping|shaving)|shaving|cooking|chopping|opening|accidentally|on (?!purpose)|in (?:on|half)|by (?:accident|mistake))\b)`,
  String.raw`\b(?:slit|slits|slitting|slash|slashes|slashed|slashing|cut|cuts|cutting|opened|opening) (?:${possessivePronoun}|the|both)(?: left| right| both)* (?:wrists?|veins?|throats?)\b`,
  String.raw`\b(?:stab|stabs|stabbed|stabbing|slash|slashes|slashed|slashing) ${reflexivePronoun}\b`,
  String.raw`\b(?:shoot|shoots|shot|shooting) ${reflexivePronoun}\b(?! in the foot)`,
  String.raw`\b(?:gun|pistol|revolver|rifle) (?:to|at|against|in) ${possessivePronoun} (?:head|mouth|temple|chest|throat)\b`,
];
