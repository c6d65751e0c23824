import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { type ApiResponse, call, type Person } from '../../routes/people.ts';
import type { NamedResponse } from './types.ts';

/** Submits answers to a section. */
export function send(
  running: RunningApp,
  { userid, token }: Pick<Person, 'userid' | 'token'>,
  sectionId: string,
  ans: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  return call(running, 'POST', pathTo(patterns.submit, { userid, sectionId }), { ans }, { token, headers });
}

/** Sends a raw request. */
export async function inject(
  { app }: Pick<RunningApp, 'app'>,
  method: string,
  path: string,
  payload?: string,
  headers: Record<string, string> = {},
): Promise<NamedResponse['response']> {
  const answer = await app.inject({ method: method as 'GET', url: `${apiBase}${path}`, headers, payload });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
}
