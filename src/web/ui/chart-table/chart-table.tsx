import { chartMessages } from '../chart/messages.ts';
import { VisuallyHidden } from '../page/page.tsx';
import styles from './chart-table.module.css';

export interface ChartTableProps {
  /** What the numbers are about; read out with the table. */
  readonly caption: string;
  /** What is measured, and its value as it is written in the chart. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** The numbers of a chart as a table, folded away until somebody asks for it. */
export function ChartTable({ caption, rows }: ChartTableProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {chartMessages.asTable}
        {/* Several folds are on one page: the name says which, for those who cannot see what it is under. */}
        <VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{chartMessages.measure}</th>
            <th scope="col">{chartMessages.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
