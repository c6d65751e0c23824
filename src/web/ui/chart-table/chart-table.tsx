import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './chart-table.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `ChartTable`. */
export interface ChartTableProps {
  /** Caption of the table. */
  readonly caption: string;
  /** Label and value, formatted as in the chart. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** The values of a chart as a table in a closed `Disclosure`. */
export function ChartTable({ caption, rows }: ChartTableProps) {
  const { t } = useTranslation();
  return (
    <Disclosure className={styles.table} label={t('numbers.chart.asTable')} context={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('numbers.chart.measure')}</th>
            <th scope="col">{t('numbers.chart.value')}</th>
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
    </Disclosure>
  );
}
