// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

export type * from './help.ts';
export type * from './instrument.ts';
export type * from './presentation.ts';
export type * from './report.ts';
export type * from './scale.ts';
export type * from './score.ts';
export type * from './show-when.ts';
