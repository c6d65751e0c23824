// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { HelpRule } from './help.ts';
import type {
  Appearance,
  FeedbackLayout,
  InstrumentRoutes,
  Intro,
  Messages,
  Presentation,
  SummaryEntry,
} from './presentation.ts';
import type { Level, SummaryColour } from './report.ts';
import type { Item, Scale } from './scale.ts';
import type { Score } from './score.ts';

/**
 * One questionnaire of the program: its items, how answers become scores, what people read, and worked examples.
 * Checked on every build and at every server start.
 */
export interface Instrument {
  /**
   * Permanent id of the questionnaire in files, tables, addresses and exports, for example 'S1'. Never changes.
   */
  readonly id: string;
  /**
   * major.minor or major.minor.spelling; 1.0 means 1.0.0. Raise major when items, their order, a scale or the keys
   * change; minor when norms, cuts or what texts say change; the third when only spelling changes.
   */
  readonly version: string;
  /**
   * Who confirms that this version changes only spelling, so that scores stay comparable. Needed with a third
   * version number above 0.
   */
  readonly spelling?: Spelling;
  /** Language of the texts as a BCP 47 tag. Default: en-IN. */
  readonly language?: string;
  /** How well the texts are validated: 'draft, not validated', or what has been shown and where. */
  readonly status: string;
  /**
   * Who looked at this version before people answer it. Needed for publication unless the status begins with
   * 'draft'.
   */
  readonly signOff?: readonly SignOff[];
  /** For authors: how the instrument is to be cited. */
  readonly citation?: string;
  /** For authors: under which licence its items may be used, and who granted it. */
  readonly licence?: string;
  /**
   * One or two plain sentences under every result and on paper: where the averages and percentiles come from.
   * null: nothing is said. Without this key people read that they are borrowed from other questions and not
   * measured for these.
   */
  readonly normsNote?: string | null;
  /**
   * For authors: what the questions are based on, and what has and has not been shown, one sentence each with its
   * source. People do not see it.
   */
  readonly references?: readonly string[];
  /** Position in the fixed order of assessments, from 1, without gaps between files. */
  readonly position: number;
  /**
   * Its position in the set. Default: it opens after the one before, counts towards all done, and is asked again
   * when 14 days have passed.
   */
  readonly set?: SetRule;
  /** Title on cards, the introduction and feedback. */
  readonly title: string;
  /** One word, for tabs. */
  readonly shortTitle: string;
  /** One short sentence under the title on the dashboard. */
  readonly description: string;
  /** How the section is drawn. */
  readonly look: Appearance;
  /** Addresses of the section's pages under the base path, each with a leading slash, each used once. */
  readonly routes: InstrumentRoutes;
  /** What the person reads before starting. */
  readonly intro: Intro;
  /** How the questions are shown. */
  readonly presentation: Presentation;
  /** How items are answered that name no other scale. */
  readonly scale: Scale;
  /** Further scales by name. An item names the one it is answered on. */
  readonly scales?: {
    readonly [id: string]: Scale;
  };
  /**
   * Whether a person may leave items unanswered. A score with a gap is then not calculated, unless its own rule
   * for missing answers says how.
   */
  readonly allowsMissing: boolean;
  /**
   * How much of the whole questionnaire may be unanswered. With more, no score is calculated, whatever the rules
   * of the scores say.
   */
  readonly missing?: MissingLimit;
  /** The items in the order shown, with screens of instruction between them. */
  readonly items: readonly Item[];
  /** The scores, each made from items or from scores above it. */
  readonly scores: readonly Score[];
  /** What the feedback screens show, and in which order it travels. */
  readonly feedback: FeedbackLayout;
  /** Order of the stored numbers. */
  readonly history: {
    /** Scores in the order of the stored list of numbers. Other programs read them by position: do not reorder. */
    readonly order: readonly string[];
  };
  /** Lines of the overall summary, in the order shown. */
  readonly summary: readonly SummaryEntry[];
  /** What the person reads when a submission does not work. */
  readonly messages: Messages;
  /** When help comes before the result, and what is said then. */
  readonly help: HelpRule;
  /** Answers with the results they must give, worked by hand. They run as tests and at server start. */
  readonly examples: readonly WorkedExample[];
}

/**
 * Who confirms that this version changes only spelling, so that scores stay comparable. Needed with a third
 * version number above 0.
 */
export interface Spelling {
  /** Name and role of who made the change. */
  readonly declaredBy: string;
  /** Name and role of another person who looked at it. */
  readonly confirmedBy: string;
}

/** One signature. */
export interface SignOff {
  /** Role of the person, such as clinical psychologist. */
  readonly role: string;
  /** The day, as 2026-11-22. */
  readonly date: string;
  /** What was looked at, in a sentence. */
  readonly lookedAt: string;
}

/**
 * Its position in the set. Default: it opens after the one before, counts towards all done, and is asked again
 * when 14 days have passed.
 */
export interface SetRule {
  /**
   * Ids of the sections that must be taken before this one opens; an empty list: it is open from the start.
   * Default: the one before.
   */
  readonly needs?: readonly string[];
  /** true: the next section opens without this one, and all is done without it. */
  readonly optional?: boolean;
  /** From how many days on a repeat makes sense: closer attempts are not compared. Default: 14. */
  readonly repeatAfterDays?: number;
  /** true: no longer asked. Out of progress, dashboard and summary; history and export stay. */
  readonly retired?: boolean;
}

/**
 * How much of the whole questionnaire may be unanswered. With more, no score is calculated, whatever the rules of
 * the scores say.
 */
export interface MissingLimit {
  /**
   * The highest share of unanswered questions in percent: 20 where a manual refuses more than 20 %. Counts
   * questions that are shown and not unscored.
   */
  readonly upToPercent: number;
}

/** One worked example. */
export interface WorkedExample {
  /** What the example shows. */
  readonly name: string;
  /** Age of the person in whole years. */
  readonly age: number;
  /** Gender of the person in the profile; default: not known. */
  readonly gender?: 'male' | 'female';
  /** Education of the person in the profile, by code; default: not known. */
  readonly education?: number;
  /** One answer per item, in item order, instructions left out; null for unanswered or hidden. */
  readonly answers: readonly (number | null | readonly number[] | string)[];
  /** What these answers must give. */
  readonly expected: readonly {
    /** Id of a score. */
    readonly score: string;
    /** The score, rounded to its decimals; null where it cannot be calculated. */
    readonly value: number | null;
    /** The level at that age. */
    readonly level?: Level;
    /** The id of the level for that person. */
    readonly levelId?: string;
    /** The percentile at that age; null where there is no norm. */
    readonly percentile?: number | null;
    /** The colour in the overall summary at that age. */
    readonly colour?: SummaryColour;
  }[];
  /** Whether help comes first for these answers at that age. */
  readonly helpFirst?: boolean;
}
