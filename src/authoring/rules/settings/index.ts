export { instituteNames } from './institute-names.ts';
export { mailboxPlaceholder } from './mailbox-placeholder.ts';
export { storePlaceholder } from './store-placeholder.ts';
