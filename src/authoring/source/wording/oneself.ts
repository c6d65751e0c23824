/** "myself", "herself", "themselves" and all others, as the source of a pattern: rules miss none of them. */
export const oneself = '(?:my|your|him|her|it|our|them|one)sel(?:f|ves)';

/** "her", "his own", "one's": before a life or a part of the body, as the source of a pattern. */
export const ones = "(?:my|your|his|her|its|our|their|one's|(?:some|any)(?:one|body)'s|people's)(?: own)?";

/** Not hit: "You nearly killed yourself laughing". */
export const killingOneself = String.raw`\b(?:kill|kills|killed|killing) ${oneself}\b(?! (?:laughing|working|trying|over|with (?:laughter|work)))`;
