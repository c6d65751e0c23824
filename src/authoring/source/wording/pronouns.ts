/** Pattern source for reflexive pronouns. */
export const reflexivePronoun = '(?:my|your|him|her|it|our|them|one)sel(?:f|ves)';

/** Pattern source for possessive pronouns, as before "life" or a part of the body. */
export const possessivePronoun =
  "(?:my|your|his|her|its|our|their|one's|(?:some|any)(?:one|body)'s|people's)(?: own)?";

/** Not "You nearly killed yourself laughing". */
export const selfKillingPattern = String.raw`\b(?:kill|kills|killed|killing) ${reflexivePronoun}\b(?! (?:laughing|working|trying|over|with (?:laughter|work)))`;
