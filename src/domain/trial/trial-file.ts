// Derived from questionnaires/trials/trial.schema.json by `npm run derive`: change it there.

/**
 * A trial of other words at the levels of one questionnaire. It can change texts and steps of levels, and nothing
 * else.
 */
export interface TrialFile {
  /** Stands in stored attempts for good: never used again for another trial. */
  readonly id: string;
  /** Version of the words that people agree to: the day of their last change. A new one asks everybody anew. */
  readonly textVersion: string;
  /** What people read above it. */
  readonly title: string;
  /** Id of the questionnaire. */
  readonly instrument: string;
  /** Major version of the questionnaire: with another one nobody takes part. */
  readonly major: number;
  /** What is tried, for the person. */
  readonly tried: string;
  /** What stays the same, for the person. */
  readonly same: string;
  /** The words beside the switch. */
  readonly consent: string;
  /** First day, in India. */
  readonly starts: string;
  /** Last day, in India. */
  readonly ends: string;
  /** When the trial ends before its last day. */
  readonly stopRule: {
    /** The rule in a sentence. */
    readonly words: string;
    /** So many, then it ends by itself. */
    readonly after: number;
    /** Attempts of all arms, or days from the first one. */
    readonly unit: 'attempts' | 'days';
    /** Who may end it earlier. */
    readonly decides: string;
  };
  /** The worsening that ends a person's taking part. */
  readonly harm: Harm;
  /** One of them is 'usual', with nothing changed. */
  readonly arms: readonly Arm[];
}

/** The worsening that ends a person's taking part. */
export interface Harm {
  /** Whether a score or an answer is looked at. */
  readonly of: 'score' | 'item';
  /** Of the score or item. */
  readonly id: string;
  /** Points from one attempt to the next that are harm: 6 for six points up or more, -6 for six down or more. */
  readonly change: number;
}

export interface Arm {
  /** 'usual', or a name of its own; 'harm' is taken. */
  readonly id: string;
  /** Of 100 people. */
  readonly share: number;
  /** Other words, by score id and level. */
  readonly levelTexts?: {
    readonly [id: string]: {
      readonly [id: string]: {
        /** As the text of the level. */
        readonly text?: string;
        /** As the step of the level. */
        readonly step?: string;
        /** As the further steps of the level. */
        readonly steps?: readonly string[];
      };
    };
  };
}
