/** What a mail library tells beside its words, which may hold the address. */
interface Told {
  readonly name?: string;
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly cause?: { readonly code?: string };
}

/** Why a try failed. */
export interface MailFailure {
  /** A code of the network, the mail server or the database, as `EENVELOPE 550`. */
  readonly code: string;
  /** Will it never succeed? */
  readonly isFinal: boolean;
}

/**
 * What a failed try says about the next one. A mail server's 5xx to the recipient or to the content is final. One to
 * our own name, password or address is not: the operator mends that, and every mail waits for it.
 */
export function failureOf(error: unknown): MailFailure {
  const { name, code, responseCode, command, cause } = error as Told;
  const words = [code ?? cause?.code ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isImpossible = code === 'EENVELOPE' && command === 'API';
  return { code: words, isFinal: isImpossible || (isRefused && /^(RCPT TO|DATA)/.test(command ?? '')) };
}
