/** A confidence interval, in the unit of the figure. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Confidence level of all intervals. */
const confidenceLevel = 0.95;
/** Probability outside of the interval at each end. */
export const tailProbability = (1 - confidenceLevel) / 2;
