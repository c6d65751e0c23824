/** The letter of the avatar: the first letter or digit of the name; '' if there is none. */
export function getInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}
