import type { Answer } from '#domain/answers/codes.ts';
import { findVisibleItems } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { messages } from './messages.ts';

const labels = messages.trial;

/** The items that a person with these answers sees, in order, and those that are skipped. */
export function TrialPath({
  instrument,
  answers,
}: {
  readonly instrument: Instrument;
  readonly answers: readonly Answer[];
}) {
  const visible = findVisibleItems(instrument, answers);
  const listIds = (isVisible: boolean) =>
    instrument.items.filter((_, at) => visible[at] === isVisible).map(({ id }) => id);
  const skipped = listIds(false);
  return (
    <p>
      <strong>{labels.path}</strong> {listIds(true).join(' → ')}
      {skipped.length > 0 && ` · ${labels.skipped(skipped.join(', '))}`}
    </p>
  );
}
