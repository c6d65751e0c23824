/** Pattern source for reflexive pronouns. */
export const oneself = '(?:my|your|him|her|it|our|them|one)sel(?:f|ves)';

/** Pattern source for possessive pronouns, as before "life" or a part of the body. */
export const ones = "(?:my|your|his|her|its|our|their|one's|(?:some|any)(?:one|body)'s|people's)(?: own)?";

/** Not "You nearly killed yourself laughing". */
export const killingOneself = String.raw`\b(?:kill|kills|killed|killing) ${oneself}\b(?! (?:laughing|working|trying|over|with (?:laughter|work)))`;
