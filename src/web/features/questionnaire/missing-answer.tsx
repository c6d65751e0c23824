import { FieldError } from '#ui/field/field-error.tsx';
import { InView } from './in-view.tsx';
import { strings } from './strings.ts';

/**
 * Stands between question and answers after a try to go on without one.
 * @param tries how often: each brings it into view again
 */
export function MissingAnswer({ tries, id }: { tries: number; id: string }) {
  if (tries === 0) return null;
  return (
    <InView key={tries}>
      <FieldError id={id}>{strings.chooseValue}</FieldError>
    </InView>
  );
}
