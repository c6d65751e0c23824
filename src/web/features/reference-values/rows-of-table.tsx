import type { TableFormula } from '#domain/instrument/instrument.ts';
import { Table } from '#ui/prose/table.tsx';
import styles from './reference-values.module.css';
import { messages } from './messages.ts';

export interface RowsOfTableProps {
  /** Of the score. */
  readonly title: string;
  readonly rows: TableFormula['rows'];
}

/** What each total becomes, folded away: such tables are long. */
export function RowsOfTable({ title, rows }: RowsOfTableProps) {
  const hasErrors = rows.some(({ standardError }) => standardError !== undefined);
  return (
    <details className={styles.table}>
      <summary>
        {messages.table}
        <span className="sr">: {title}</span>
      </summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.total}</th>
            <th scope="col">{title}</th>
            {hasErrors && <th scope="col">{messages.standardError}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to = from, value, standardError }) => (
            <tr key={from}>
              <th scope="row">{messages.range(from, to)}</th>
              <td>{value}</td>
              {hasErrors && <td>{standardError}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
