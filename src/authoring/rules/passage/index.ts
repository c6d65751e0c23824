export { hiddenSignInWords } from './hidden-sign.ts';
export { marksInWords } from './marks-in-words.ts';
export { unknownNumber } from './unknown-number.ts';
