import { FieldError } from '#ui/field/field-error.tsx';
import type { Path } from '../model/path.ts';
import { Advice } from './advice.tsx';
import { useControl } from './use-control.ts';

/** Displays the findings at a path without a control, such as a list or an object. */
export function FieldFindings({ path }: { path: Path }) {
  const { id, error, advice, adviceId } = useControl(path);
  return (
    <>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Advice advice={advice} adviceId={adviceId} />
    </>
  );
}
