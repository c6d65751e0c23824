import { Checkbox } from '#ui/field/checkbox.tsx';
import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import { useFormContext, useValueAt } from './form-context.ts';

/** A checkbox for null, if null and an omitted key have different meanings. */
export function NullCheckbox({ path, label }: { path: Path; label: string }) {
  const { change } = useFormContext();
  const value = useValueAt(path);
  return (
    <Checkbox
      checked={value === null}
      onChange={({ target }) => change(path, target.checked ? null : undefined)}
    >
      {`${label}: ${messages.noneGiven}`}
    </Checkbox>
  );
}
