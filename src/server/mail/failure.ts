/** What a mail library tells beside its words, which may hold the address. */
interface ErrorDetails {
  readonly name?: string;
  readonly code?: string;
  /** Of the network or of TLS, where `code` is the library's own, as `CERT_HAS_EXPIRED`. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  /** What the mail server said: its code, often a finer one (RFC 3463), and words. */
  readonly response?: string;
  readonly command?: string;
  readonly cause?: { readonly code?: string };
}

/** Why a try failed. */
export interface MailFailure {
  /** A code of the network, the mail server or the database, as `EENVELOPE 550 5.1.1`. */
  readonly code: string;
  /** Will it never succeed? */
  readonly isFinal: boolean;
}

/**
 * What a failed try says about the next one. A mail server's 5xx to the recipient or to the content is final. One to
 * our own name, password or address is not: the operator mends that, and every mail waits for it.
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
 * Does it refuse us, whatever command it is said to? Postfix keeps such a refusal until the recipient is named. 503 and
 * 530 ask for a login first; 5.1.7 and 5.1.8 are of the sender, 5.7 is what we may not do.
 */
function isOfUs(code: number, finer = ''): boolean {
  return code === 503 || code === 530 || /^5\.(1\.[78]|7\.\d+)$/.test(finer);
}
