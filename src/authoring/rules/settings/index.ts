export { instituteNames } from './institute-names.ts';
export { placeholder } from './placeholder.ts';
