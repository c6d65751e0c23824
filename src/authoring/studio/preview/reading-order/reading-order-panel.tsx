import { toAddress } from '#domain/reading-order/reading-order.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkButton } from '../link-button.tsx';
import type { AuthorState } from '../state.ts';
import { messages } from '../messages.ts';
import styles from './reading-order.module.css';
import { createReadingOrderMap, type MapPage } from './reading-order-map.ts';
import { ReadingOrderDiagram } from './reading-order-diagram.tsx';

const labels = messages.chain;

/** The reading order as a diagram and as a list. */
export function ReadingOrderPanel({ state, show }: { state: AuthorState; show(address: string): void }) {
  const { chain, pages, findings } = state;
  if (!chain) return <Alert status="error">{labels.unreadable}</Alert>;
  const map = createReadingOrderMap(chain, pages, findings);
  return (
    <>
      <p className="note">{labels.about}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles.scroller} role="group" aria-label={labels.picture} tabIndex={0}>
        <ReadingOrderDiagram map={map} show={show} />
      </div>
      <h2>{labels.listTitle}</h2>
      <ol className={styles.list}>
        {map.rows.map(({ id, title, mapPages }) => (
          <li key={id}>
            <strong>{title}</strong>
            <PageLinks mapPages={mapPages} show={show} />
          </li>
        ))}
        {map.side.length > 0 && (
          <li>
            <strong>{labels.side}</strong>
            <PageLinks mapPages={map.side} show={show} />
          </li>
        )}
        {map.loose.length > 0 && (
          <li>
            <strong>{labels.loose}</strong>
            <PageLinks mapPages={map.loose} show={show} />
          </li>
        )}
      </ol>
    </>
  );
}

function PageLinks({ mapPages, show }: { mapPages: readonly MapPage[]; show(address: string): void }) {
  return (
    <ul>
      {mapPages.map(({ slug, title, next, marks }, at) => (
        <li key={`${slug}-${at}`}>
          <LinkButton onClick={() => show(toAddress(slug))}>{title}</LinkButton>{' '}
          <span className="note">{next ? labels.next(next) : labels.nowhere}</span>
          {marks.map((mark) => (
            <strong key={mark} className={styles.finding}>
              {mark}
            </strong>
          ))}
        </li>
      ))}
    </ul>
  );
}
