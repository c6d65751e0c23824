import { messages } from './messages.ts';
import styles from './summary.module.css';
import { type SectionSummary, type AspectStatus, getAspectStatus, aspectStatuses } from './count-aspects.ts';
import { SummaryGroup } from './summary-group.tsx';

/**
 * The aspects by status, for narrow screens: those that want care first, and among them those with a call for help
 * first.
 */
export function SummaryByStatus({ groups }: { groups: readonly SectionSummary[] }) {
  return aspectStatuses.map((status) => {
    const sections = groups
      .map((group) => selectByStatus(group, status))
      .filter(({ aspects }) => aspects.length > 0)
      .toSorted((a, b) => Number(b.helpFirst) - Number(a.helpFirst));
    if (sections.length === 0) return null;
    return (
      <section key={status} className={styles.byState} aria-labelledby={`state-${status}`}>
        <h2 id={`state-${status}`}>{messages.summary.states[status]}</h2>
        {sections.map((section) => (
          <SummaryGroup key={section.instrument.id} {...section} listName={status} />
        ))}
      </section>
    );
  });
}

/** Selects the aspects of a section with a status. If help comes first, all of them want care. */
function selectByStatus(
  { instrument, aspects, helpFirst }: SectionSummary,
  status: AspectStatus,
): SectionSummary {
  const selectedAspects = helpFirst
    ? status === 'care'
      ? aspects
      : []
    : aspects.filter((aspect) => getAspectStatus(aspect) === status);
  return { instrument, helpFirst, aspects: selectedAspects };
}
