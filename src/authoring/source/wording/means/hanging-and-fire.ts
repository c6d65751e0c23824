import { possessivePronoun, reflexivePronoun } from '../pronouns.ts';

const rope = '(?:rope|noose|cord|wire|dupatta|sari|saree|scarf|bedsheet)';
const fuel = '(?:kerosene|petrol|diesel)';

/** Pattern sources. Not the figures of speech "drown yourself in work" and "burn yourself out". */
export const hangingAndFirePatterns: readonly string[] = [
  String.raw`\b(?:hang|hangs|hung|hanged|hanging|strangle|strangles|strangled|strangling|suffocate|suffocates|suffocated|suffocating|electrocute|electrocutes|electrocuted|electrocuting|gas|gassed|gassing) ${reflexivePronoun}\b`,
  String.raw`\bhanged\b|\bnooses?\b|\bhung from (?:the|a) (?:ceiling )?fan\b`,
  String.raw`\b${rope} (?:\w+ )?(?:to|from|on|over|around|round) (?:(?:the|a|her|his|their) )?(?:ceiling )?(?:fan|ceiling|beam|rafters?)\b`,
  String.raw`\b(?:rope|noose|cord|wire) (?:around|round) ${possessivePronoun} neck\b`,
  String.raw`\b(?:drown|drowns|drowned|drowning) ${reflexivePronoun}\b(?! in (?!an? |the |his |her |their ))`,
  String.raw`\bself[- ]immolat\w+|\b(?:immolate|immolates|immolated|immolating) ${reflexivePronoun}\b`,
  String.raw`\b(?:set|sets|setting|lit|light|lights|lighting) ${reflexivePronoun} (?:on fire|alight|ablaze|aflame|afire)\b`,
  String.raw`\b(?:burn|burns|burnt|burned|burning) ${reflexivePronoun}\b(?! (?:out|on|while|when|with (?:hot|tea|oil|milk|water))\b)`,
  String.raw`\b(?:pour|pours|poured|pouring|sprinkled|sprinkling) ${fuel} (?:over|on|onto) (?:${reflexivePronoun}|${possessivePronoun} (?:body|head|hair|clothes|sari|saree))\b`,
  String.raw`\b(?:douse|doused|dousing|drench|drenched|drenching) ${reflexivePronoun} (?:with|in) ${fuel}\b`,
];
