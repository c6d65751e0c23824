import { failureOf, lacksCall } from '../../api/failure.ts';
import { tryAgainIn } from '../../domain/account/waiting.ts';
import { strings } from './strings.ts';

const { unreachable, lacking, tooMany, other, later, kept } = strings.contact.failed;

/** Why a message was not sent, in words; `lacking` when this server has no such call and mail alone helps. */
export interface ContactFailure {
  readonly text: string;
  readonly lacking: boolean;
}

/** Reads the error of `sendContact`. The form keeps the text in every case, and the words say so. */
export function contactFailure(error: unknown): ContactFailure {
  const failure = failureOf(error);
  if (failure.kind === 'unreachable') return told(unreachable);
  if (failure.kind === 'broken') return told(other, later);
  const { status, message } = failure;
  if (lacksCall(error)) return { text: `${lacking} ${kept}`, lacking: true };
  if (status === 422) return told(message ?? other);
  if (status === 429) return told(tooMany, when(error));
  if (status === 503) return told(message ?? other, message ? '' : when(error));
  return told(other, later);
}

function told(...sentences: readonly string[]): ContactFailure {
  return { text: [...sentences, kept].filter(Boolean).join(' '), lacking: false };
}

function when(error: unknown): string {
  const seconds = (error as { retryAfter?: number | null }).retryAfter;
  return typeof seconds === 'number' ? tryAgainIn(seconds) : later;
}
