import type { TableFormula } from '#domain/instrument/instrument.ts';
import { Table } from '#ui/prose/table.tsx';
import styles from './reference-values.module.css';
import { strings } from './strings.ts';

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
        {strings.table}
        <span className="sr">: {title}</span>
      </summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{strings.total}</th>
            <th scope="col">{title}</th>
            {hasErrors && <th scope="col">{strings.standardError}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to = from, value, standardError }) => (
            <tr key={from}>
              <th scope="row">{strings.range(from, to)}</th>
              <td>{value}</td>
              {hasErrors && <td>{standardError}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
