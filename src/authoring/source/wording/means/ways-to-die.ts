import { ones, oneself } from '../oneself.ts';

/** Whatever can be named as the way to a death, behind "died by" and the like. */
export const waysToDie: readonly string[] = [
  String.raw`\b(?:die|dies|died|dying|deaths?|suicides?|(?:kill|kills|killed|killing) ${oneself}|(?:end|ends|ended|ending|take|takes|took|taking) ${ones} li(?:fe|ves)) (?:by|with|from|through|using) (?:(?:an?|the|some|rat|sleeping) )*(?:hanging|drowning|jumping|burning|poison|poisons|poisoning|pesticides?|gas|guns?|knife|blade|rope|pills|tablets|train)\b`,
];
