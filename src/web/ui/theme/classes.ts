/** Joins class names with a space and leaves out whatever is empty or false. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
