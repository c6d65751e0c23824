/** Properties of errors of the mail library. Its messages may contain the address. */
interface ErrorDetails {
  readonly name?: string;
  readonly code?: string;
  /** A code of the network or TLS, such as `CERT_HAS_EXPIRED`, if `code` is the library's. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  /** Response of the mail server: its code, often an enhanced one (RFC 3463), and text. */
  readonly response?: string;
  readonly command?: string;
  readonly cause?: { readonly code?: string };
}

/** Result of a failed try. */
export interface MailFailure {
  /** A code of the network, the mail server or the database, such as `EENVELOPE 550 5.1.1`. */
  readonly code: string;
  /** Whether further tries are useless. */
  readonly isFinal: boolean;
}

/**
 * Classifies the error of a try. A 5xx about the recipient or the content is final. A 5xx about our login or sender
 * address is not: an operator can correct it.
 */
export function classifyFailure(error: unknown): MailFailure {
  const { name, code, originalCode, responseCode, response, command, cause } = error as ErrorDetails;
  const finer = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response ?? '')?.[1];
  const details = [code ?? cause?.code ?? name ?? 'unknown', originalCode, responseCode, finer];
  const isRefused = responseCode !== undefined && responseCode >= 500 && !isOfUs(responseCode, finer);
  const isImpossible = code === 'EENVELOPE' && command === 'API';
  return {
    code: details.filter(Boolean).join(' '),
    isFinal: isImpossible || (isRefused && /^(RCPT TO|DATA)/.test(command ?? '')),
  };
}

/**
 * Whether the mail server refuses the sender, in response to any command: Postfix delays such a refusal until RCPT. 503
 * and 530 require a login; 5.1.7 and 5.1.8 are about the sender, 5.7 about permissions.
 */
function isOfUs(code: number, finer = ''): boolean {
  return code === 503 || code === 530 || /^5\.(1\.[78]|7\.\d+)$/.test(finer);
}
