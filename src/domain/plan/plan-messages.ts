/** Address of the screen of the plan. */
export const planAddress = '/this-week';

/** Texts about the plan on more than one screen. */
export const planMessages = {
  title: 'One thing this week',
  known: 'Small steps help more than reading a result.',
  offer: 'Plan one thing for this week',
  /** Next to the day of a plan. */
  doItNow: 'Or do it now',
  onlyYou: 'Only you can see this.',
} as const;
