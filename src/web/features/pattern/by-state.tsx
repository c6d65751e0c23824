import { messages } from './messages.ts';
import styles from './summary.module.css';
import { type Group, type SummaryState, getSummaryState, summaryStates } from './summary-count.ts';
import { SummaryGroup } from './summary-group.tsx';

/** The same aspects by how they stand, for narrow screens: what wants care comes first, and of that where help does. */
export function ByState({ groups }: { groups: readonly Group[] }) {
  return summaryStates.map((state) => {
    const parts = groups
      .map((group) => renderPart(group, state))
      .filter(({ aspects }) => aspects.length > 0)
      .toSorted((a, b) => Number(b.helpFirst) - Number(a.helpFirst));
    if (parts.length === 0) return null;
    return (
      <section key={state} className={styles.byState} aria-labelledby={`state-${state}`}>
        <h2 id={`state-${state}`}>{messages.summary.states[state]}</h2>
        {parts.map((part) => (
          <SummaryGroup key={part.instrument.id} {...part} within={state} />
        ))}
      </section>
    );
  });
}

/** What of a section stands so. Where help comes first, all of it wants care. */
function renderPart({ instrument, aspects, helpFirst }: Group, state: SummaryState): Group {
  const wanted = helpFirst
    ? state === 'care'
      ? aspects
      : []
    : aspects.filter((aspect) => getSummaryState(aspect) === state);
  return { instrument, helpFirst, aspects: wanted };
}
