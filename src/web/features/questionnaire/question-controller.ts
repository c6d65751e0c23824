import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { ChoiceScale, InstructionItem, Instrument, Scale } from '#domain/instrument/instrument.ts';
import type { ChosenBy } from '#ui/rating-scale/use-radios.ts';
import type { Actions } from './actions.tsx';

/** A questionnaire as it is asked: the item on screen, and what the person can do with it. */
export interface QuestionController {
  readonly instrument: Instrument;
  /** The item on screen, and what comes before and after it. */
  readonly place: QuestionPosition;
  /** Its answer; null while unanswered. */
  readonly value: Answer;
  /** What a plain instrument does without. */
  readonly extras: Extras | undefined;
  /** The person came here from another item: the heading then takes focus. */
  readonly arrived: boolean;
  /** Does choosing an answer move on by itself? Only where one tap is a whole answer. */
  readonly movesOn: boolean;
  /** The answers are being sent: nothing changes meanwhile. */
  readonly busy: boolean;
  setMovesOn(on: boolean): void;
  /**
   * Returns where the person is then: an answer may show and hide what follows.
   * @param goesOn by itself to what follows, in a moment
   * @param isShown the control shows the answer by itself already
   */
  answer(answer: Answer, goesOn: boolean, isShown: boolean): QuestionPosition;
  /** To the item before or after this one. */
  move(to: 'before' | 'after'): void;
  finish(): void;
  /** Asks whether to leave; not there where the device would not keep the answers. */
  readonly leave: (() => void) | undefined;
}

/** What one item offers, for whatever draws it. */
export interface QuestionActions {
  /** How often the person tried to go on without an answer. */
  readonly missing: number;
  /** What to say of that. */
  readonly missingText: string;
  /** Has the item been on screen long enough to take a tap as meant for it? */
  settled(): boolean;
  /**
   * Sets the answer, or takes it back by null.
   * @param wrong why what was typed is no answer; `at once`: writing on cannot mend it
   */
  choose(answer: Answer, by: ChosenBy, wrong?: { text: string; atOnce: boolean }): void;
  /** From the first item, where there is none to go back to. */
  readonly leave: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly finish: (() => void) | undefined;
}

/** What a question gives to whatever takes its answer. */
export interface ControlProps<S extends Scale> {
  readonly scale: S;
  readonly asking: QuestionController;
  readonly acts: QuestionActions;
  /** Unlike any other on the page. */
  readonly name: string;
  /** Ids of the elements that hold the question. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** True after a try to go on without an answer. */
  readonly invalid: boolean;
}

/** What one instrument needs that a plain one does without. It comes in parts of its own, so that those stay small. */
export interface Extras {
  /** Where a draft stands on the way through the instrument. */
  placeOf(draft: Draft): QuestionPosition;
  /** The same in words. */
  wordsOf(place: QuestionPosition): string;
  /** What a number key answers on a scale without options. */
  codeOf(scale: Scale, digit: number): number | undefined;
  /** Asks for an answer that is not there. */
  readonly missingText: string;
  /** Takes the answer to a statement that has no options to choose one from. */
  readonly Control: ComponentType<ControlProps<Exclude<Scale, ChoiceScale>>>;
  readonly Instruction: ComponentType<{ item: InstructionItem; children?: ReactNode }>;
  /** In place of the plain ones. */
  readonly Actions: ComponentType<SkippableProps>;
}

/** What the ways out, back and on are given where a question may be left out. */
export interface SkippableProps extends ComponentProps<typeof Actions> {
  asking: QuestionController;
  settled: QuestionActions['settled'];
  /** Handed over, not imported: what several files import that come late would travel as a file of its own. */
  Plain: typeof Actions;
}
