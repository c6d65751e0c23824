import type { ReviewEntry } from '../../../drafts/review/review.ts';
import { DataTable } from '../../preview/table/data-table.tsx';
import { messages } from '../messages.ts';

const labels = messages.review;

/** Who changed, accepted and published a questionnaire, and when. The newest entry is first. */
export function ReviewHistory({ history }: { readonly history: readonly ReviewEntry[] }) {
  return (
    <section>
      <h3>{labels.history}</h3>
      {history.length === 0 ? (
        <p>{labels.noHistory}</p>
      ) : (
        <DataTable
          caption={labels.history}
          hidesCaption
          head={labels.head}
          rows={history.toReversed().map(({ at, name, action, version }, index) => ({
            id: String(index),
            cells: [at.slice(0, 16).replace('T', ' '), name || '–', labels.actions[action], version],
          }))}
        />
      )}
    </section>
  );
}
