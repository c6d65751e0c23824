// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

/** How items are answered. */
export type Scale = ChoiceScale | BipolarScale;

/** One item: 'text' on a choice scale, or 'left' and 'right' on a bipolar scale. */
export type Item = StatementItem | PairItem;

/** One list of options for all items. */
export interface ChoiceScale {
  /** The form, as named above. */
  readonly kind: 'choice';
  /** The options in the order shown. The code travels and is stored; the label never is. */
  readonly options: readonly {
    /** The number stored for this option, from 1; 0 is kept for unanswered. */
    readonly code: number;
    /** What the person reads. */
    readonly label: string;
  }[];
}

/** Two opposite statements with a slider between them. */
export interface BipolarScale {
  /** The form, as named above. */
  readonly kind: 'bipolar';
  /** The places of the slider from left to right. The centre, 0, means unanswered and is not listed. */
  readonly positions: readonly {
    /** Steps from the centre: negative to the left, positive to the right, never 0. */
    readonly position: number;
    /** The number stored for this place, from 1. */
    readonly code: number;
    /** The letter or word under the dot. */
    readonly label: string;
  }[];
}

/** One statement, feeling or activity, answered on a choice scale. */
export interface StatementItem {
  /** Short and lasting name of the item, used in scores and exports, for example 'sa1'. */
  readonly id: string;
  /** What the person reads: one idea, plain words, no double negative. */
  readonly text: string;
  /**
   * True when agreeing lowers the score: the value is lowest code + highest code - code. Leave it out otherwise.
   */
  readonly reverse?: boolean;
}

/** Two opposite statements, answered on a bipolar scale. */
export interface PairItem {
  /** Short and lasting name of the item, used in scores and exports, for example 'so1'. */
  readonly id: string;
  /** The statement at the left end, position -3 on a seven-point slider. */
  readonly left: string;
  /** The statement at the right end. */
  readonly right: string;
  /**
   * True when the favourable statement stands on the left: the value is lowest code + highest code - code. Leave
   * it out otherwise.
   */
  readonly reverse?: boolean;
}
