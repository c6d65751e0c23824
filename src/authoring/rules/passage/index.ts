export { hiddenSignInWords } from './hidden-sign.ts';
export { unknownNumber } from './unknown-number.ts';
