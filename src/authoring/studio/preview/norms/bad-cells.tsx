import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { type BadCell, formatBadCell } from '../../../exchange/norms/bad-cell.ts';
import { messages } from './messages.ts';

/** Number of displayed errors. */
const maxDisplayed = 20;

/** Props of `BadCells`. */
export interface BadCellsProps {
  readonly cells: readonly BadCell[];
  readonly skipsRows: boolean;
  onSkipRowsChange(skipsRows: boolean): void;
}

/** The errors in cells, and the option to skip their rows. Errors in the header cannot be skipped. */
export function BadCells({ cells, skipsRows, onSkipRowsChange }: BadCellsProps) {
  if (cells.length === 0) return null;
  const rows = new Set(cells.map(({ row }) => row));
  return (
    <>
      <Alert status="error">
        <strong>{messages.bad.title(cells.length)}</strong>
        <ul>
          {cells.slice(0, maxDisplayed).map((cell) => (
            <li key={`${cell.row} ${cell.column} ${cell.expected}`}>{formatBadCell(cell)}</li>
          ))}
        </ul>
        {cells.length > maxDisplayed && <p>{messages.bad.more(cells.length - maxDisplayed)}</p>}
      </Alert>
      {!rows.has(1) && (
        <Checkbox
          checked={skipsRows}
          onChange={({ target }) => onSkipRowsChange(target.checked)}
          name="leave-out"
        >
          {messages.bad.leaveOut(rows.size)}
        </Checkbox>
      )}
    </>
  );
}
