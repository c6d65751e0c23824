import type { Scale } from '#domain/instrument/instrument.ts';
import type { Asking, QuestionActs } from './use-question.ts';

/** What a question gives to whatever takes its answer. */
export interface ControlProps<S extends Scale> {
  readonly scale: S;
  readonly asking: Asking;
  readonly acts: QuestionActs;
  /** Unlike any other on the page. */
  readonly name: string;
  /** Ids of the elements that hold the question. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  /** True after a try to go on without an answer. */
  readonly invalid: boolean;
}
