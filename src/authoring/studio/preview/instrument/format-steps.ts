import type { Step } from '#domain/instrument/instrument.ts';
import { messages } from './messages.ts';

const labels = messages.scores;

/** Formats thresholds in one line, such as "Low up to 19, Average up to 24, High above". */
export function formatThresholds(steps: readonly Step<string>[]): string {
  return steps
    .map(({ upTo, below, is }) => {
      const limit = upTo !== undefined ? labels.upTo(upTo) : below !== undefined ? labels.below(below) : '';
      return [is || '–', limit || (steps.length > 1 ? labels.rest : '')].filter(Boolean).join(' ');
    })
    .join(', ');
}
