import type { RunningApp } from '#tests/support/server.ts';
import type { Answer } from '../../routes/people.ts';

/** One answer of the server under the name of the situation it was given in. */
export interface Named {
  readonly name: string;
  readonly answer: Pick<Answer, 'status' | 'headers' | 'text'>;
}

/** Keeps an answer under a name. */
type Note = (name: string, answer: Promise<Named['answer']> | Named['answer']) => Promise<void>;

/** Gets every answer about one matter, in a fixed order. */
export type Walk = (running: RunningApp, note: Note) => Promise<void>;
