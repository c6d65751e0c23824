import type { Score, ScoreRule } from '#domain/instrument/instrument.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const labels = messages.formula;

/** The parts of a formula that are displayed as a table: rows, weights or cases. */
export function FormulaDetails({ score: { title, formula } }: { score: Score }) {
  switch (formula.kind) {
    case 'table':
      return (
        <DataTable
          caption={labels.table(title)}
          head={labels.tableHead}
          rows={formula.rows.map(({ from, to, value, standardError }) => ({
            id: String(from),
            cells: [to === undefined ? String(from) : labels.between(from, to), value, standardError ?? '–'],
          }))}
        />
      );
    case 'weightedSum':
      return (
        <DataTable
          caption={labels.weights(title)}
          head={labels.weightsHead}
          rows={formula.items.map((id, at) => ({ id, cells: [id, formula.weights[at] ?? '–'] }))}
        />
      );
    case 'rules':
      return (
        <DataTable
          caption={labels.cases(title)}
          head={labels.casesHead}
          rows={[
            ...formula.cases.map(({ when, value }, at) => ({
              id: String(at),
              cells: [formatRule(when), value],
            })),
            { id: 'otherwise', cells: [labels.otherwise, formula.otherwise] },
          ]}
        />
      );
    case 'lookup':
      return (
        <DataTable
          caption={labels.profiles(title)}
          head={labels.profilesHead}
          rows={formula.rows.map(({ values, value }) => ({
            id: values.join('-'),
            cells: [values.join('-'), value],
          }))}
        />
      );
    default:
      return null;
  }
}

/** Formats a condition on scores and item values, such as "joy from 5, and at least 2 of (q1 up to 3; q2 from 4)". */
function formatRule(rule: ScoreRule): string {
  if ('all' in rule) return rule.all.map(formatPart).join(', and ');
  if ('any' in rule) return rule.any.map(formatPart).join(', or ');
  if ('of' in rule) return labels.atLeast(rule.atLeast, rule.of.map(formatPart).join('; '));
  if ('not' in rule) return `not (${formatRule(rule.not)})`;
  const { from, upTo } = rule;
  const limits = [from === undefined ? [] : `from ${from}`, upTo === undefined ? [] : `up to ${upTo}`];
  return ['score' in rule ? rule.score : rule.item, ...limits.flat()].join(' ');
}

function formatPart(rule: ScoreRule): string {
  return 'all' in rule || 'any' in rule ? `(${formatRule(rule)})` : formatRule(rule);
}
