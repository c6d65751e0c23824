export { hiddenSign } from './hidden-sign.ts';
export { mergeMarks } from './merge-marks.ts';
export { notUtf8 } from './not-utf8.ts';
