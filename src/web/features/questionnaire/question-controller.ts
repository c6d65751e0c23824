import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { ChoiceScale, InstructionItem, Instrument, Scale } from '#domain/instrument/instrument.ts';
import type { InputMethod } from '#ui/rating-scale/use-radios.ts';
import type { Actions } from './actions.tsx';

/** The displayed item, and the functions to answer and navigate. */
export interface QuestionController {
  readonly instrument: Instrument;
  /** The displayed item, with the items before and after it. */
  readonly position: QuestionPosition;
  /** Answer to the item, null if there is none. */
  readonly value: Answer;
  /** Features that a plain instrument does not need. */
  readonly extras: Extras | undefined;
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
   */
  answer(answer: Answer, advances: boolean, isShown: boolean): QuestionPosition;
  /** Navigates to the item before or after this one. */
  move(to: 'before' | 'after'): void;
  finish(): void;
  /** Opens the dashboard without a dialog. Undefined if the answers are not saved on the device. */
  readonly leave: (() => void) | undefined;
}

/** State and actions of one item, for the components that render it. */
export interface QuestionActions {
  /** Number of attempts to continue without an answer. */
  readonly missingAttempts: number;
  /** The error message for a missing answer. */
  readonly missingText: string;
  /** Returns whether the item is displayed for long enough that a tap is not the second half of a double tap. */
  isSettled(): boolean;
  /**
   * Sets the answer, or removes it by null.
   * @param error the error of a typed text; `isFinal`: further typing cannot correct it
   */
  choose(answer: Answer, by: InputMethod, error?: { text: string; isFinal: boolean }): void;
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
export interface Extras {
  /** Computes the position of a draft within the instrument. */
  findPosition(draft: Draft): QuestionPosition;
  /** Formats a position. */
  formatPosition(position: QuestionPosition): string;
  /** Returns the code for a number key, on a scale without options. */
  findCode(scale: Scale, digit: number): number | undefined;
  /** The error message for a missing answer. */
  readonly missingText: string;
  /** Control of a statement whose scale is not a choice. */
  readonly Control: ComponentType<ControlProps<Exclude<Scale, ChoiceScale>>>;
  readonly Instruction: ComponentType<{ item: InstructionItem; children?: ReactNode }>;
  /** Replaces the plain `Actions`. */
  readonly Actions: ComponentType<SkippableActionsProps>;
}

/** Props of the actions of a question that can be skipped. */
export interface SkippableActionsProps extends ComponentProps<typeof Actions> {
  controller: QuestionController;
  isSettled: QuestionActions['isSettled'];
  /** A prop instead of an import, because a module shared by lazy chunks would become a chunk itself. */
  Plain: typeof Actions;
}
