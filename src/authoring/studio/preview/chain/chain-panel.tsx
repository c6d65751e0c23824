import { toAddress } from '#domain/chain/chain.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { LinkButton } from '../link-button.tsx';
import type { AuthorState } from '../state.ts';
import { messages } from '../messages.ts';
import styles from './chain.module.css';
import { createReadingOrderMap, type MapPage } from './reading-order-map.ts';
import { ChainPicture } from './chain-picture.tsx';

const words = messages.chain;

/** The reading order as a diagram and as a list. */
export function ChainPanel({ state, show }: { state: AuthorState; show(address: string): void }) {
  const { chain, pages, findings } = state;
  if (!chain) return <Alert tone="error">{words.unreadable}</Alert>;
  const map = createReadingOrderMap(chain, pages, findings);
  return (
    <>
      <p className="note">{words.about}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles.ground} role="group" aria-label={words.picture} tabIndex={0}>
        <ChainPicture map={map} show={show} />
      </div>
      <h2>{words.listTitle}</h2>
      <ol className={styles.list}>
        {map.rows.map(({ id, title, mapPages }) => (
          <li key={id}>
            <strong>{title}</strong>
            <Stops mapPages={mapPages} show={show} />
          </li>
        ))}
        {map.side.length > 0 && (
          <li>
            <strong>{words.side}</strong>
            <Stops mapPages={map.side} show={show} />
          </li>
        )}
        {map.loose.length > 0 && (
          <li>
            <strong>{words.loose}</strong>
            <Stops mapPages={map.loose} show={show} />
          </li>
        )}
      </ol>
    </>
  );
}

function Stops({ mapPages, show }: { mapPages: readonly MapPage[]; show(address: string): void }) {
  return (
    <ul>
      {mapPages.map(({ slug, title, next, marks }, at) => (
        <li key={`${slug}-${at}`}>
          <LinkButton onClick={() => show(toAddress(slug))}>{title}</LinkButton>{' '}
          <span className="note">{next ? words.next(next) : words.nowhere}</span>
          {marks.map((mark) => (
            <strong key={mark} className={styles.said}>
              {mark}
            </strong>
          ))}
        </li>
      ))}
    </ul>
  );
}
