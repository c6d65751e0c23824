/**
 * Removes the subaddress: mail to `ann+x@example.org` arrives at `ann@example.org` (RFC 5233).
 * @param email a normalized address
 */
export function removeSubaddress(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
