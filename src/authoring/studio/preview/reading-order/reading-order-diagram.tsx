import { toAddress } from '#domain/reading-order/reading-order.ts';
import { classes } from '#ui/theme/classes.ts';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import { messages } from '../messages.ts';
import { listArrows } from './arrows.ts';
import styles from './reading-order.module.css';
import type { ReadingOrderMap } from './reading-order-map.ts';
import { createLayout, type PlacedPage, type DiagramPoint, sizes } from './layout.ts';
import { wrapWords, splitName } from './wrap-words.ts';

/** The diagram of the reading order. Hidden from screen readers, because the list has the same content. */
export function ReadingOrderDiagram({ map, show }: { map: ReadingOrderMap; show(address: string): void }) {
  const { placedPages, rows, height } = createLayout(map);
  const looseRow = placedPages.find(({ kind }) => kind === 'loose');
  return (
    <svg className={styles.picture} viewBox={`0 0 ${sizes.width} ${height}`} aria-hidden="true">
      <marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0L8 4L0 8Z" className={styles.head} />
      </marker>
      {map.rows.map(({ id, title }, row) => (
        <Label key={id} text={title} y={rows[row] ?? 0} />
      ))}
      {looseRow && <Label text={messages.chain.loose} y={looseRow.y} />}
      {listArrows(placedPages, map.side).map(({ path, isAside, to }, at) => (
        <g key={at}>
          <path d={path} className={classes(styles.arrow, isAside && styles.aside)} markerEnd="url(#arrow)" />
          {to && <Name text={to.text} x={to.x} y={to.y + 4} className={styles.out} />}
        </g>
      ))}
      {placedPages.map((one) => (
        <Disc key={`${one.kind}-${one.step.slug}-${one.x}-${one.y}`} {...one} show={show} />
      ))}
    </svg>
  );
}

function Disc({ step, ink, kind, x, y, show }: PlacedPage & { show(address: string): void }) {
  const isWrong = step.marks.length > 0 || kind === 'loose';
  // The visible label may be truncated.
  const about = [...new Set([step.title, step.slug, ...step.marks])];
  return (
    // Only for the mouse. The list has a button for each page.
    <g
      className={classes(styles.step, accentClass(ink as Accent))}
      onClick={() => show(toAddress(step.slug))}
    >
      <circle cx={x} cy={y} r={sizes.disc} className={classes(isWrong ? styles.wrong : styles.disc)} />
      {isWrong && (
        <text x={x} y={y + 5} className={styles.mark}>
          !
        </text>
      )}
      <Name text={step.slug} x={x} y={y + sizes.disc + 14} className={styles.slug} />
      <title>{about.join(' · ')}</title>
    </g>
  );
}

/** A label of a page or address in up to two centered lines. */
function Name({ text, x, y, className }: DiagramPoint & { text: string; className: string | undefined }) {
  return (
    <text y={y} className={className}>
      {splitName(text).map((line, at) => (
        <tspan key={at} x={x} dy={at === 0 ? 0 : 12}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The title of a chapter, at the left of its first line. */
function Label({ text, y }: { text: string; y: number }) {
  const lines = wrapWords(text.split(' '), 14);
  return (
    <text className={styles.label} y={y + 5 - (lines.length - 1) * 8}>
      {lines.map((line, at) => (
        <tspan key={at} x="0" dy={at === 0 ? 0 : 16}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
