import { reflexivePronoun } from '../pronouns.ts';

const drinking =
  '(?:drink|drinks|drank|drunk|drinking|swallow|swallows|swallowed|swallowing|consume|consumes|consumed|consuming|ingest|ingested|ingesting|eat|eats|ate|eaten|eating)';
const taking = '(?:take|takes|took|taken|taking)';
/** Such as "half a bottle of" or "the rat". */
const some =
  '(?:(?:an?|the|some|all|half|full|whole|of|bottle|glass|cup|packet|litre|lot|liquid|strong|farm|rat|mouse|ant|insect|my|your|his|her|our|their) )*';
const poison =
  '(?:poisons?|pesticides?|insecticides?|herbicides?|weed ?killers?|phenyl|celphos|sulphas|paraquat)';

const packet = '(?:an? |the )?(?:whole |entire |full )?(?:bottle|strip|packet|handful|fistful|box) of';
const many = String.raw`(?:too many|(?:all|half)(?: of)?(?: the)?|dozens of|\d{2,}|${packet})`;
/** Without "all the", because taking all medicines as prescribed is no overdose. */
const manyTaken = String.raw`(?:too many|all(?: of)? (?:my|his|her|their)|dozens of|\d{2,}|${packet})`;
const whose = '(?:(?:the|my|your|his|her|our|their) )?';
const medicine = '(?:(?:sleeping|sleep) )?(?:tablets?|pills?|capsules?|medicines?|painkillers?)';

/** Pattern sources. Not prescribed doses, and tablets taken along or by mistake. */
export const poisonAndMedicinePatterns: readonly string[] = [
  String.raw`\bover-?dos(?:e|es|ed|ing)\b`,
  String.raw`\b(?:poison|poisons|poisoned|poisoning) ${reflexivePronoun}\b`,
  String.raw`\b${drinking} ${some}(?:${poison}|acid|kerosene|bleach|(?:toilet|floor) cleaner)\b`,
  // Not "take the poison out of a quarrel" and "take the pesticides to the shed".
  String.raw`\b${taking} ${some}${poison}\b(?! (?:out|away|to|from|off|back|along|home|with)\b)`,
  String.raw`\b${drinking} ${many} ${whose}${medicine}\b`,
  String.raw`\b${taking} ${manyTaken} ${whose}${medicine}\b(?! (?:by mistake|to|along|away|from|off|with|out|as|on time|in time|in the|at (?!once)|after|before|every|each|for)\b)`,
];

/** Household and farm poisons. */
export const fieldPoisonsPattern =
  /\b(rat|mouse|ant|insect) poisons?\b|\b(pest|insect|herb)icides?\b|\bweed ?killers?\b/gi;
