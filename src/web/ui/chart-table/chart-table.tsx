import { VisuallyHidden } from '../page/page.tsx';
import styles from './chart-table.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `ChartTable`. */
export interface ChartTableProps {
  /** Caption of the table. */
  readonly caption: string;
  /** Label and value, formatted as in the chart. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** The values of a chart as a table in a closed `<details>`. */
export function ChartTable({ caption, rows }: ChartTableProps) {
  const { t } = useTranslation();
  return (
    <details className={styles.fold}>
      <summary>
        {t('numbers.chart.asTable')}
        {/* Several tables may be on a page, so the accessible name includes the caption. */}
        <VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
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
    </details>
  );
}
