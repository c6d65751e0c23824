import { Alert } from '#ui/alert/alert.tsx';
import { CheckField } from '#ui/field/check-field.tsx';
import { type BadCell, formatBadCell } from '../../../exchange/norms/bad-cell.ts';
import { messages } from './messages.ts';

/** Number of displayed errors. */
const most = 20;

/** Props of `BadCells`. */
export interface BadCellsProps {
  readonly bad: readonly BadCell[];
  readonly leavesOut: boolean;
  onLeaveOut(leavesOut: boolean): void;
}

/** The errors in cells, and the option to skip their rows. Errors in the header cannot be skipped. */
export function BadCells({ bad, leavesOut, onLeaveOut }: BadCellsProps) {
  if (bad.length === 0) return null;
  const rows = new Set(bad.map(({ row }) => row));
  return (
    <>
      <Alert tone="error">
        <strong>{messages.bad.title(bad.length)}</strong>
        <ul>
          {bad.slice(0, most).map((cell) => (
            <li key={`${cell.row} ${cell.column} ${cell.expected}`}>{formatBadCell(cell)}</li>
          ))}
        </ul>
        {bad.length > most && <p>{messages.bad.more(bad.length - most)}</p>}
      </Alert>
      {!rows.has(1) && (
        <CheckField
          checked={leavesOut}
          onChange={({ target }) => onLeaveOut(target.checked)}
          name="leave-out"
        >
          {messages.bad.leaveOut(rows.size)}
        </CheckField>
      )}
    </>
  );
}
