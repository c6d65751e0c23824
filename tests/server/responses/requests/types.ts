import type { RunningApp } from '#tests/support/server.ts';
import type { ApiResponse } from '../../routes/people.ts';

/** One answer of the server under the name of the situation it was given in. */
export interface NamedResponse {
  readonly name: string;
  readonly response: Pick<ApiResponse, 'status' | 'headers' | 'text'>;
}

/** Keeps an answer under a name. */
type RecordResponse = (
  name: string,
  response: Promise<NamedResponse['response']> | NamedResponse['response'],
) => Promise<void>;

/** Gets every answer about one matter, in a fixed order. */
export type RequestSequence = (running: RunningApp, record: RecordResponse) => Promise<void>;
