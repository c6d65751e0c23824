import type { Step } from '#domain/instrument/instrument.ts';
import { messages } from './messages.ts';

const own = messages.scores;

/** Formats thresholds in one line, such as "Low up to 19, Average up to 24, High above". */
export function formatSteps(steps: readonly Step<string>[]): string {
  return steps
    .map(({ upTo, below, is }) => {
      const limit = upTo !== undefined ? own.upTo(upTo) : below !== undefined ? own.below(below) : '';
      return [is || '–', limit || (steps.length > 1 ? own.rest : '')].filter(Boolean).join(' ');
    })
    .join(', ');
}
