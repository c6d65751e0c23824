/** Texts of the list of rejected answers. */
export const messages = {
  refused: (title: string) => `${title}: your answers could not be stored`,
  noReason: 'The server did not take them. Please take the assessment again.',
  kept: 'They stay sealed on this phone until you delete them.',
  text: 'They are removed from this phone and cannot be brought back.',
} as const;
