import type { RunningApp } from '#tests/support/server.ts';
import type { ApiResponse } from '../../routes/people.ts';

/** A response of the server with the name of its situation. */
export interface NamedResponse {
  readonly name: string;
  readonly response: Pick<ApiResponse, 'status' | 'headers' | 'text'>;
}

/** Records a response under a name. */
type RecordResponse = (
  name: string,
  response: Promise<NamedResponse['response']> | NamedResponse['response'],
) => Promise<void>;

/** Requests every response on one topic, in a fixed order. */
export type RequestSequence = (running: RunningApp, record: RecordResponse) => Promise<void>;
