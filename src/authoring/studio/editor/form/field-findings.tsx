import { FieldError } from '#ui/field/field-error.tsx';
import type { Path } from '../model/path.ts';
import { Advice } from './advice.tsx';
import { useControl } from './use-control.ts';

/** What is found at a place that has no control of its own: a list or an object. */
export function Found({ path }: { path: Path }) {
  const { id, error, advice, adviceId } = useControl(path);
  return (
    <>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Advice advice={advice} adviceId={adviceId} />
    </>
  );
}
