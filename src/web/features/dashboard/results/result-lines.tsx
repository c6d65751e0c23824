import { ResultLine } from '#ui/dashboard-card/result-line.tsx';
import { messages } from '../messages.ts';
import type { CardResults } from './card-results.ts';

const text = messages.change;

/** The levels of the scores on a card, with their changes. */
export function ResultLines({ results }: { results: CardResults | undefined }) {
  return results?.lines.map(({ id, title, level, name, change }) => (
    <ResultLine
      key={id}
      title={title}
      level={level}
      name={name}
      change={change ? { direction: change, ...text[change] } : undefined}
    />
  ));
}
