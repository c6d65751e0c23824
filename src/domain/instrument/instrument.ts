/**
 * One assessment, exactly as a researcher writes it in `questionnaires/*.json`.
 * `instrument.schema.json` describes the same keys for editors; `check.ts` says what must hold between them.
 * Nothing in the program knows an instrument by name: whatever differs from one to the next stands here.
 */
export interface Instrument extends InstrumentCard {
  /** Says plainly how far the texts may be trusted, for example "draft, not validated". */
  readonly status: string;
  /**
   * What readers are told of the averages and percentiles, wherever these are shown; null: nothing. Without it they
   * read that the numbers are borrowed from other questions.
   */
  readonly normsNote?: string | null;
  readonly intro: Intro;
  readonly presentation: Presentation;
  readonly scale: Scale;
  /** May a person leave items unanswered? Then the score of a subscale with a gap is not calculated. */
  readonly allowsMissing: boolean;
  readonly items: readonly Item[];
  readonly scores: readonly Score[];
  readonly feedback: FeedbackLayout;
  /** Order of the numbers in `totalsum` on the wire (history and summary). Apart from the feedback order. */
  readonly history: { readonly order: readonly string[] };
  readonly summary: readonly SummaryEntry[];
  readonly messages: Messages;
  readonly help: HelpRule;
  /** Answers with the results they must give. They run as tests and at server start. */
  readonly examples: readonly WorkedExample[];
}

/** What lists, links and cards need of an instrument without loading its items and texts. */
export interface InstrumentCard {
  /** "S1": the id in files, tables, routes and on the wire. */
  readonly id: string;
  /** "major.minor". Major: items, order, scale or keys changed. Minor: norms, cuts or texts changed. */
  readonly version: string;
  /** Place in the fixed order of assessments, from 1. */
  readonly position: number;
  readonly title: string;
  /** One word, for tabs. */
  readonly shortTitle: string;
  readonly description: string;
  readonly look: Look;
  readonly routes: InstrumentRoutes;
}

export type Ink = 's1' | 's2' | 's3' | 's4' | 's5';

export interface Look {
  readonly ink: Ink;
  /** Name of a drawing in `ui/glyph`; an unknown name draws the default one. */
  readonly glyph: string;
}

/** Addresses under the base path, each with a leading slash. */
export interface InstrumentRoutes {
  readonly intro: string;
  /** Followed by `/{sectionId}`. */
  readonly questionnaire: string;
  readonly feedback: string;
  readonly combined: string;
  /** Where Next leads from the feedback screen. */
  readonly afterFeedback: string;
}

export interface Intro {
  readonly text: string;
  readonly facts: readonly { readonly figure: string; readonly label: string }[];
}

export interface Presentation {
  /** The noun of the progress text: "Question 3 of 20", "Card 3 of 9". */
  readonly unit: string;
  readonly finishLabel: string;
  /** A quiet line under every question, for example what a word means here. */
  readonly note?: string;
  /** The period the person is asked about, shown with every question ("In the last 30 days"). */
  readonly recall?: string;
  /** True when the screen moves to feedback before the submission is answered. */
  readonly leavesBeforeAnswer: boolean;
}

export type Scale = ChoiceScale | BipolarScale;

/** One list of options for all items. The code travels, the label never does. */
export interface ChoiceScale {
  readonly kind: 'choice';
  readonly options: readonly { readonly code: number; readonly label: string }[];
}

/** Two opposite statements and a slider between them. Its centre, 0, means unanswered and has no code. */
export interface BipolarScale {
  readonly kind: 'bipolar';
  readonly positions: readonly { readonly position: number; readonly code: number; readonly label: string }[];
}

export type Item = StatementItem | PairItem;

interface ItemBase {
  readonly id: string;
  /** Reverse-keyed: its value is (lowest code + highest code − code). */
  readonly reverse?: boolean;
}

export interface StatementItem extends ItemBase {
  readonly text: string;
}

export interface PairItem extends ItemBase {
  readonly left: string;
  readonly right: string;
}

export interface Score {
  readonly id: string;
  readonly title: string;
  /** The title in the overall summary, where it differs. */
  readonly summaryTitle?: string;
  readonly formula: Formula;
  /** Decimal places kept when the score is stored; sums have 0. */
  readonly decimals: number;
  /** Absent: the score is stored and travels, but is not shown. */
  readonly report?: Report;
}

/** How item values, or other scores, make a score. A formula may name only scores that stand before it. */
export type Formula =
  | { readonly kind: 'sum'; readonly items: readonly string[] }
  | { readonly kind: 'mean'; readonly items: readonly string[] }
  | { readonly kind: 'sumOfScores'; readonly scores: readonly string[] }
  | { readonly kind: 'ratio'; readonly numerator: string; readonly denominator: string };

/** 'higher' or 'lower' is better; 'balance': neither end is. */
export type Direction = 'higher' | 'lower' | 'balance';

export interface Report {
  /** 'bars': current and previous with a gauge where there is a norm; 'ratio': one bar against the average. */
  readonly chart: 'bars' | 'ratio';
  readonly direction: Direction;
  /** The displayed possible range, in score points. */
  readonly range: { readonly min: number; readonly max: number };
  readonly tickStep: number;
  /** The population average drawn as a line: all ages, the specification's number. */
  readonly average: { readonly value: number; readonly basis: string };
  /** Between 0 and 1; null where change is not judged. */
  readonly reliability: { readonly value: number; readonly basis: string } | null;
  /** Cover every age from 18 on without gap or overlap, in order. */
  readonly bands: readonly AgeBand[];
  /** One for every level that `levels` of any band can give. */
  readonly levelTexts: Readonly<Partial<Record<Level, LevelText>>>;
  /** Replaces "of {max}" beside the big figure. */
  readonly figureNote?: string;
}

export interface AgeBand {
  /** Whole years, both ends included; `to: null` means and over. */
  readonly from: number;
  readonly to: number | null;
  /** For percentile, gauge and the band of the history chart; null where there is none. */
  readonly norm: Norm | null;
  readonly levels: readonly Step<Level>[];
  /** Colour in the overall summary; absent where the score is not in it. */
  readonly colours?: readonly Step<SummaryColour>[];
  /** Says why colours and levels are cut differently, where they are. */
  readonly coloursException?: string;
}

export interface Norm {
  readonly mean: number;
  readonly sd: number;
  /** Where the numbers come from. */
  readonly basis: string;
  /** Takes the normal curve's place: the percentile of each score from `score` up to the next entry. */
  readonly percentiles?: readonly { readonly score: number; readonly percentile: number }[];
}

/** What travels as a level; '' where a score has none. */
export type Level = 'High' | 'Average' | 'Low' | '';

export type SummaryColour = 'red' | 'green' | 'blue' | 'grey';

/**
 * One line of a threshold list, read from the top: the first whose limit holds gives the answer.
 * `upTo` includes its number, `below` does not; the last line has neither and takes the rest.
 */
export interface Step<T> {
  readonly upTo?: number;
  readonly below?: number;
  readonly is: T;
}

export interface LevelText {
  /** About the answers, not the person. */
  readonly text: string;
  /** One small thing to do next. */
  readonly step: string;
  /** Slugs of up to three reading pages. */
  readonly reading: readonly string[];
}

export interface FeedbackLayout {
  /** Order of the four parallel lists on the wire. */
  readonly order: readonly string[];
  /** The score shown large on top, if there is one. */
  readonly lead: string | null;
  readonly groups: readonly { readonly heading: string; readonly scores: readonly string[] }[];
  /** Shown when the person has no attempt yet. */
  readonly emptyText: string;
}

export interface SummaryEntry {
  readonly score: string;
  /** A heading above this line. */
  readonly headingBefore?: string;
  readonly note?: string;
}

/** The person's words for what can happen on submission, and how long a toast stays, in ms. */
export interface Messages {
  readonly missingSession: string;
  /** The server answered with anything but 204. */
  readonly rejected: string;
  /** The request itself failed. */
  readonly failed: string;
  readonly toastMs: number;
}

export interface HelpRule {
  /** The help block comes before the chart when any of these scores has the colour; else after. */
  readonly firstWhen: readonly { readonly score: string; readonly colour: SummaryColour }[];
}

export interface WorkedExample {
  readonly name: string;
  /** Years, whole. */
  readonly age: number;
  /** One code per item, in item order. */
  readonly answers: readonly (number | null)[];
  readonly expected: readonly {
    readonly score: string;
    readonly value: number;
    readonly level?: Level;
    readonly percentile?: number | null;
    readonly colour?: SummaryColour;
  }[];
}
