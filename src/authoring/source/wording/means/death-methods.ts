import { possessivePronoun, reflexivePronoun } from '../pronouns.ts';

/** Pattern sources for a method after "died by" and similar words. */
export const waysToDiePatterns: readonly string[] = [
  String.raw`\b(?:die|dies|died|dying|deaths?|suicides?|(?:kill|kills|killed|killing) ${reflexivePronoun}|(?:end|ends|ended|ending|take|takes|took|taking) ${possessivePronoun} li(?:fe|ves)) (?:by|with|from|through|using) (?:(?:an?|the|some|rat|sleeping) )*(?:hanging|drowning|jumping|burning|poison|poisons|poisoning|pesticides?|gas|guns?|knife|blade|rope|pills|tablets|train)\b`,
];
