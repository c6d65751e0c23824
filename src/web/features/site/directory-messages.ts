/** Texts of the list of places. In their own module, because the home page loads the others. */
export const directoryMessages = {
  empty: 'There is no list of places yet.',
  state: 'Your state',
  district: 'Your district',
  missing: (number: string) => `Is your state or district not here? Call ${number}.`,
  costs: (costs: string) => `Costs: ${costs}.`,
  bring: (bring: string) => `Bring: ${bring}.`,
  checked: (day: string) => `Checked on ${day}.`,
} as const;
