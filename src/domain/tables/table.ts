import type { Instrument, Score } from '../instrument/instrument.ts';
import type { Question } from '../instrument/questions.ts';

/** A value in a table. null is missing in all formats; 0 never is. */
export type Cell = number | string | boolean | null;

/** A column with its metadata for files and codebooks. */
export interface Column {
  /** Unique in its table: a letter, then letters, digits and underscores; at most 64 characters. */
  readonly name: string;
  readonly type: 'integer' | 'number' | 'string' | 'boolean';
  /** One sentence; for answers the text of the item. */
  readonly description: string;
  /** All possible values, if there is a list. */
  readonly codes?: readonly { readonly code: number | string; readonly label: string }[];
  /** Minimum and maximum, inclusive, if there is no list. */
  readonly range?: { readonly low: number; readonly high: number };
  readonly role: 'key' | 'design' | 'answer' | 'score';
  /** The item of an answer. A question with several choices has one column of 0 and 1 per option, `<item>_<code>`. */
  readonly question?: Question;
  /** The code of that option. */
  readonly option?: number;
  /** The score of a score column. */
  readonly score?: Score;
}

/** A table of a release. Its name is the name of its files. */
export interface Table {
  /** `people`, or the id and major version of a questionnaire, such as `S4@1`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of the primary key: study_id for people; study_id and attempt (1, 2, … by time) for attempts. */
  readonly key: readonly string[];
  /** For attempts: the newest published version of this major version. */
  readonly instrument?: Instrument;
  /** For attempts: the earlier versions with rows in the table, newest first. Their norms may differ. */
  readonly earlier?: readonly Instrument[];
}

/** The cells of a row, in the order of the columns. */
export type Row = readonly Cell[];
