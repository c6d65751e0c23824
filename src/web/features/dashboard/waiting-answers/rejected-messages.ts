/** Texts of the list of rejected answers. */
export const messages = {
  refused: (title: string) => `${title}: your answers could not be stored`,
  noReason: 'They could not be saved. Please take the assessment again.',
  kept: 'They are locked on this phone until you delete them.',
  text: 'They are removed from this phone and cannot be brought back.',
} as const;
