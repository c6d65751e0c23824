import type { ReactNode } from 'react';
import { classes } from '#ui/theme/classes.ts';
import styles from './data-table.module.css';

/** A row of `DataTable`. */
export interface DataTableRow {
  readonly id: string;
  /** The first cell is the row header. */
  readonly cells: readonly ReactNode[];
  /** Highlights the row. */
  readonly isMarked?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps {
  readonly caption: string;
  /** True if the preceding heading has the same text. */
  readonly hidesCaption?: boolean;
  readonly head: readonly string[];
  readonly rows: readonly DataTableRow[];
}

const isDate = (cell: ReactNode) => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell);

/** A compact table that scrolls horizontally if it is wider than its column. */
export function DataTable({ caption, hidesCaption = false, head, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable
    <div className={styles.box} role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={hidesCaption ? 'sr' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells], isMarked = false }) => (
            <tr key={id} className={classes(isMarked && styles.marked)}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  className={classes(typeof cell === 'number' && styles.number, isDate(cell) && styles.date)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
