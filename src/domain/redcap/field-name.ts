/**
 * Converts a name to lower-case letters, digits and single underscores: 'score_selfAcceptance' becomes
 * 'score_self_acceptance'.
 */
export function toSnakeCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
}
