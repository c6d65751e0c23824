/** The two ends between which a figure of the whole group may lie, in the figure's unit. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How sure the intervals of this folder are: 95 of 100 hold the figure of the population. */
const certainty = 0.95;
/** What is left out at each end. */
export const tail = (1 - certainty) / 2;
