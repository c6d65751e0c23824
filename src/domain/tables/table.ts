import type { Instrument, Score } from '../instrument/instrument.ts';
import type { Question } from '../instrument/questions.ts';

/** What stands in one place of a table. null is missing, in every form; 0 never is. */
export type Cell = number | string | boolean | null;

/** One column, with everything that a form or a codebook says of it. */
export interface Column {
  /** Unique in its table: a letter, then letters, digits and low lines, 64 at most. */
  readonly name: string;
  readonly type: 'integer' | 'number' | 'string' | 'boolean';
  /** One sentence; of an answer the words of its item. */
  readonly description: string;
  /** Every value that may stand here, where there is a list of them. */
  readonly codes?: readonly { readonly code: number | string; readonly label: string }[];
  /** Between these whole numbers, both included, where there is no list. */
  readonly range?: { readonly low: number; readonly high: number };
  readonly role: 'key' | 'design' | 'answer' | 'score';
  /** Of answers alone: the item. One of several options has a column of 0 and 1 for each, `<item>_<code>`. */
  readonly question?: Question;
  /** That option's code. */
  readonly option?: number;
  /** Of scores alone. */
  readonly score?: Score;
}

/** One table of a release; its files are named after it. */
export interface Table {
  /** `people`, or id and major version of a questionnaire, as `S4@1`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns that together name a row: study_id of people; study_id and attempt (1, 2, … by time) of attempts. */
  readonly key: readonly string[];
  /** Of attempts: the newest published version of this major. */
  readonly instrument?: Instrument;
  /** Of attempts: the earlier versions whose rows stand in it, too; the newest of them first. They may judge by other norms. */
  readonly earlier?: readonly Instrument[];
}

/** The cells of one row, in the order of the columns. */
export type Row = readonly Cell[];
