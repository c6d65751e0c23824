/**
 * The mailbox behind an address: mail to `ann+x@example.org` arrives at `ann@example.org` (subaddressing, RFC 5233).
 * @param email a normalised address
 */
export function withoutSubaddress(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
