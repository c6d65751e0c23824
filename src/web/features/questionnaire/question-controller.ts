import type { ComponentType, ReactNode } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { ChoiceScale, InstructionItem, Instrument, Scale } from '#domain/instrument/instrument.ts';
import type { InputMethod } from '#ui/rating-scale/use-radios.ts';

/** The displayed item, and the functions to answer and navigate. */
export interface QuestionController {
  readonly instrument: Instrument;
  /** The displayed item, with the items before and after it. */
  readonly position: QuestionPosition;
  /** Answer to the item, null if there is none. */
  readonly value: Answer;
  /** The person would rather not answer. */
  readonly isDeclined: boolean;
  /** Number of declined questions. */
  readonly declinedCount: number;
  /** Features that a plain instrument does not need. */
  readonly extras: OptionalQuestionFeatures | undefined;
  /** The item was opened from another item, so its heading takes the focus. */
  readonly hasMoved: boolean;
  /** Whether a choice advances to the next item. Only for scales that are answered by one tap. */
  readonly autoAdvance: boolean;
  /** The answers are being sent and cannot change. */
  readonly isSending: boolean;
  setAutoAdvance(on: boolean): void;
  /**
   * Sets the answer. Returns the new position, because an answer may show or hide later items.
   * @param advances the next item is about to follow
   * @param isShown the control displays the answer by itself
   * @param isDeclined the person would rather not answer
   */
  answer(answer: Answer, advances: boolean, isShown: boolean, isDeclined?: boolean): QuestionPosition;
  /** Navigates to the item before or after this one. */
  move(to: 'before' | 'after'): void;
  finish(): void;
  /** Replaces the title of the document, which names the question. */
  readonly documentTitle?: string;
  /** Opens the dashboard without a dialog. Undefined if the answers are not saved on the device. */
  readonly leave: (() => void) | undefined;
}

/** State and actions of one item, for the components that render it. */
export interface QuestionActions {
  /** Number of attempts to continue without an answer. */
  readonly missingAttempts: number;
  /** The error message for a missing answer. */
  readonly missingText: string;
  /**
   * Sets the answer, or removes it by null.
   * @param error the error of a typed text; `isFinal`: further typing cannot correct it
   */
  choose(answer: Answer, by: InputMethod, error?: { text: string; isFinal: boolean }): void;
  /** Declines to answer, which an answer takes back. Undefined if the instrument needs every answer. */
  readonly decline: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly finish: (() => void) | undefined;
}

/** Props of an answer control. */
export interface ControlProps<S extends Scale> {
  readonly scale: S;
  readonly controller: QuestionController;
  readonly actions: QuestionActions;
  /** Unique on the page. */
  readonly name: string;
  /** Ids of the elements with the question. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** True after an attempt to continue without an answer. */
  readonly invalid: boolean;
}

/** Features that a plain instrument does not need, in separate chunks. */
export interface OptionalQuestionFeatures {
  /** Computes the position of a draft within the instrument. */
  findPosition(draft: Draft): QuestionPosition;
  /** Formats a position. */
  formatPosition(position: QuestionPosition): string;
  /** Returns the code for a number key, on a scale without options. */
  findCode(scale: Scale, digit: number): number | undefined;
  /** Control of a statement whose scale is not a choice. */
  readonly Control: ComponentType<ControlProps<Exclude<Scale, ChoiceScale>>>;
  readonly Instruction: ComponentType<{ item: InstructionItem; children?: ReactNode }>;
}
