export { descriptionUnknown } from './description-unknown.ts';
