// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { Level } from './report.ts';

/** How the section is drawn. */
export interface Appearance {
  /** One of the five section colours: s1 indigo, s2 mulberry, s3 marigold, s4 peacock, s5 leaf. */
  readonly ink: Ink;
  /**
   * Name of the small drawing: four-dimensions, felt-unfelt, one-among-six, ripples or week-rhythm. Any other name
   * draws a plain one.
   */
  readonly glyph: string;
}

/** One of the five section colours: s1 indigo, s2 mulberry, s3 marigold, s4 peacock, s5 leaf. */
export type Ink = 's1' | 's2' | 's3' | 's4' | 's5';

/** Addresses of the section's pages under the base path, each with a leading slash, each used once. */
export interface InstrumentRoutes {
  /** The introduction. */
  readonly intro: string;
  /** The questionnaire; the id of the section is put behind it. */
  readonly questionnaire: string;
  /** The feedback after this section. */
  readonly feedback: string;
  /** The feedback page that opens on this section's tab. */
  readonly combined: string;
  /** Where Next leads from the feedback screen. */
  readonly afterFeedback: string;
}

/** What the person reads before starting. */
export interface Intro {
  /** Two to four short sentences: what the items are about and how to answer. */
  readonly text: string;
  /** Small figures under the text. */
  readonly facts: readonly {
    /** A number or a short word. */
    readonly figure: string;
    /** What it counts. */
    readonly label: string;
  }[];
}

/** How the questions are shown. */
export interface Presentation {
  /** The noun of the progress text, as 'Question' in 'Question 3 of 20'. */
  readonly unit: string;
  /** The button on the last question. */
  readonly finishLabel: string;
  /** A quiet line under every question, for example what a word means here. */
  readonly note?: string;
  /** The period the person is asked about, shown with every question. */
  readonly recall?: string;
  /** True when the screen moves to feedback before the server has answered the submission. */
  readonly leavesBeforeAnswer: boolean;
  /**
   * 'fixed': as in the file (also when left out); 'shuffled': within each block between two instructions, another
   * order for each attempt. Answers travel in the order of the file all the same.
   */
  readonly order?: 'fixed' | 'shuffled';
}

/** What the feedback screens show, and in which order it travels. */
export interface FeedbackLayout {
  /**
   * Scores in the order of the four lists the server sends. Other programs read them by position: do not reorder.
   */
  readonly order: readonly string[];
  /** The score shown large on top; null for none. */
  readonly lead: string | null;
  /** The other scores, under headings, in the order shown. */
  readonly groups: readonly {
    /** The heading. */
    readonly heading: string;
    /** Scores under it, in the order shown. */
    readonly scores: readonly string[];
  }[];
  /**
   * Sentences for several scores together, where the texts of each level would contradict each other. The first
   * that applies replaces the level texts, summary notes and colours of its scores.
   */
  readonly combinations?: readonly ScoreCombination[];
  /** Shown while the person has no attempt. */
  readonly emptyText: string;
}

/** One line. */
export interface SummaryEntry {
  /** Id of a score whose age bands have colours. */
  readonly score: string;
  /** A heading above this line. */
  readonly headingBefore?: string;
  /** A sentence under this line. */
  readonly note?: string;
}

/** What the person reads when a submission does not work. */
export interface Messages {
  /** No longer signed in. */
  readonly missingSession: string;
  /** The server did not accept the submission. */
  readonly rejected: string;
  /** The request itself failed, for example without a connection. */
  readonly failed: string;
  /** How long a message stays, in milliseconds. */
  readonly toastMs: number;
}

/** Levels of several scores that have one text together. */
export interface ScoreCombination {
  /** The levels, each of another score. */
  readonly all: readonly ScoreLevel[];
  /** What people read about these scores together, in one or two sentences. */
  readonly text: string;
  /** One small, concrete step. */
  readonly step: string;
}

/** A score and its level. */
export interface ScoreLevel {
  /** Id of a score that is reported. */
  readonly score: string;
  /** Its level. */
  readonly level: Level;
}
