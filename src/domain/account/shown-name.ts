/** What stands for the name of a person who has none, or whose name does not come. */
export const unnamed = 'User';

/** The letter on a person's disc: the first letter or number of the name, '' while that is '...'. */
export function getInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}
