// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { AnswerCondition } from './show-when.ts';

/**
 * One item: 'text' on most scales, 'left' and 'right' on a bipolar scale, 'instruction' for a screen that asks
 * nothing.
 */
export type Item = StatementItem | PairItem | InstructionItem;

/** How items are answered. */
export type Scale =
  | ChoiceScale
  | BipolarScale
  | RatingScale
  | AnalogueScale
  | NumberScale
  | SeveralScale
  | TimeScale
  | DurationScale
  | DateScale
  | TextScale;

/** One of a list of options. */
export interface ChoiceScale {
  /** The form, as named above. */
  readonly kind: 'choice';
  /** The options in the order shown. The code travels and is stored; the label never is. */
  readonly options: readonly {
    /** The number stored for this option, from 1; 0 means unanswered. */
    readonly code: number;
    /** What the option counts. Default: its code. */
    readonly value?: number;
    /** What the person reads. */
    readonly label: string;
    /**
     * true: the option says that the question does not apply, as in 'I have no job'. The item then has no value and
     * leaves sums, means and counts, so that means divide by fewer items.
     */
    readonly notApplicable?: true;
  }[];
}

/** Two opposite statements with a slider between them. */
export interface BipolarScale {
  /** The form, as named above. */
  readonly kind: 'bipolar';
  /** The positions of the slider from left to right. The centre, 0, means unanswered and is not listed. */
  readonly positions: readonly {
    /** Steps from the centre: negative to the left, positive to the right, never 0. */
    readonly position: number;
    /** The number stored for this position, from 1. */
    readonly code: number;
    /** The letter or word under the dot. */
    readonly label: string;
    /**
     * What the position says about the statement at its end, such as 'Very much like this'. Shown for the two ends
     * and the chosen position. To add words is a minor version, to change them a major one.
     */
    readonly words?: string;
  }[];
}

/** A row of whole numbers, such as 0 to 10, with a label at each end. 0 is an answer. */
export interface RatingScale {
  /** The form, as named above. */
  readonly kind: 'rating';
  /** The lowest number. */
  readonly min: number;
  /** The highest number. */
  readonly max: number;
  /** What the low end means. */
  readonly low: string;
  /** What the high end means. */
  readonly high: string;
}

/**
 * A line that is marked at any point, from 0 to 100 if nothing else is written, with a label at each end. 0 is an
 * answer.
 */
export interface AnalogueScale {
  /** The form, as named above. */
  readonly kind: 'analogue';
  /** The number at the low end. Default: 0. */
  readonly min?: number;
  /** The number at the high end. Default: 100. */
  readonly max?: number;
  /** Distance between two marks, which must divide the line. Default: 1. */
  readonly step?: number;
  /** What the low end means. */
  readonly low: string;
  /** What the high end means. */
  readonly high: string;
}

/** A whole number that the person types. 0 is an answer. */
export interface NumberScale {
  /** The form, as named above. */
  readonly kind: 'number';
  /** The lowest number that is accepted. */
  readonly min: number;
  /** The highest number that is accepted. */
  readonly max: number;
  /** What is counted, behind the number: 'days', 'hours'. */
  readonly unit?: string;
}

/** Any number of options of a list, at least one. */
export interface SeveralScale {
  /** The form, as named above. */
  readonly kind: 'several';
  /** The options in the order shown. The codes of the chosen ones travel as a list, ascending. */
  readonly options: readonly {
    /** The number stored for this option, from 1. */
    readonly code: number;
    /** What it adds to the item's value. Default: 1. */
    readonly value?: number;
    /** What the person reads. */
    readonly label: string;
    /** true: it excludes all others, as 'None of these' does. */
    readonly alone?: boolean;
  }[];
}

/** A clock time that the person enters. Stored as minutes after midnight: 22:30 is 1350. */
export interface TimeScale {
  /** The form, as named above. */
  readonly kind: 'time';
}

/** Hours and minutes that the person types. Stored as minutes. */
export interface DurationScale {
  /** The form, as named above. */
  readonly kind: 'duration';
  /** The shortest duration that is accepted, in minutes. */
  readonly min: number;
  /** The longest duration that is accepted, in minutes. */
  readonly max: number;
}

/**
 * A date that the person enters. Stored as the number YYYYMMDD. It counts in no score and is left out of releases
 * unless they ask for it.
 */
export interface DateScale {
  /** The form, as named above. */
  readonly kind: 'date';
  /** The earliest date that is accepted, as YYYYMMDD: 19900101. */
  readonly min: number;
  /** The latest date that is accepted, as YYYYMMDD: 20301231. */
  readonly max: number;
}

/**
 * A text in the own words of the person. It counts in no score and is left out of releases unless they ask for it.
 */
export interface TextScale {
  /** The form, as named above. */
  readonly kind: 'text';
  /** How many characters are accepted. */
  readonly maxLength: number;
}

/** A screen that says something and asks nothing. It has no answer. */
export interface InstructionItem {
  /** Short permanent id of the screen. */
  readonly id: string;
  /** A few words on top. */
  readonly heading: string;
  /** What the person reads before the next items. */
  readonly instruction: string;
  /** When the screen is shown; always, if it is left out. */
  readonly showWhen?: AnswerCondition;
}

/** One statement, question, feeling or activity, answered on any scale but a bipolar one. */
export interface StatementItem {
  /** Short permanent id of the item, used in scores and exports, for example 'sa1'. */
  readonly id: string;
  /** What the person reads: one idea, plain words, no double negative. */
  readonly text: string;
  /**
   * True when agreeing lowers the score: the value is lowest value + highest value - value. Leave it out
   * otherwise.
   */
  readonly reverse?: boolean;
  /** Name of the scale, from 'scales'; default: the questionnaire's own. */
  readonly scale?: string;
  /** When the item is asked; always, if it is left out. A hidden item is not missing. */
  readonly showWhen?: AnswerCondition;
  /**
   * What the item counts as while it is hidden, whatever its scale. Needed where a score counts an item with
   * 'showWhen'.
   */
  readonly hiddenValue?: number;
  /**
   * true: the item is asked and stored, and counts in no score, such as a question on daily life after a list of
   * complaints.
   */
  readonly unscored?: boolean;
}

/** Two opposite statements, answered on a bipolar scale. */
export interface PairItem {
  /** Short permanent id of the item, used in scores and exports, for example 'so1'. */
  readonly id: string;
  /** The statement at the left end, position -3 on a seven-point slider. */
  readonly left: string;
  /** The statement at the right end. */
  readonly right: string;
  /**
   * True when the favourable statement is on the left: the value is lowest code + highest code - code. Leave it
   * out otherwise.
   */
  readonly reverse?: boolean;
  /** Name of the scale, from 'scales'; default: the questionnaire's own. */
  readonly scale?: string;
  /** When the item is asked; always, if it is left out. A hidden item is not missing. */
  readonly showWhen?: AnswerCondition;
  /**
   * What the item counts as while it is hidden, whatever its scale. Needed where a score counts an item with
   * 'showWhen'.
   */
  readonly hiddenValue?: number;
  /**
   * true: the item is asked and stored, and counts in no score, such as a question on daily life after a list of
   * complaints.
   */
  readonly unscored?: boolean;
}
