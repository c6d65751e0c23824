import type { TableFormula } from '#domain/instrument/instrument.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Table } from '#ui/prose/table.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { formatRange } from './format-range.ts';

export interface ConversionTableProps {
  /** Title of the score. */
  readonly title: string;
  readonly rows: TableFormula['rows'];
}

/** The conversion table of a score, collapsed because it is long. */
export function ConversionTable({ title, rows }: ConversionTableProps) {
  const { t } = useTranslation();
  const hasErrors = rows.some(({ standardError }) => standardError !== undefined);
  return (
    <Disclosure label={t('pattern.reference.table')} context={title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('pattern.reference.total')}</th>
            <th scope="col">{title}</th>
            {hasErrors && <th scope="col">{t('pattern.reference.standardError')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to = from, value, standardError }) => (
            <tr key={from}>
              <th scope="row">{formatRange(t, from, to)}</th>
              <td>{value}</td>
              {hasErrors && <td>{standardError}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
