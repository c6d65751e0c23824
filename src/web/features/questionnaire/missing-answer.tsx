import { FieldError } from '#ui/field/field-error.tsx';
import { InView } from './in-view.tsx';

/**
 * Stands between question and answers after a try to go on without one.
 * @param tries how often: each brings it into view again
 */
export function MissingAnswer({ tries, id, text }: { tries: number; id: string; text: string }) {
  if (tries === 0) return null;
  return (
    <InView key={tries}>
      <FieldError id={id}>{text}</FieldError>
    </InView>
  );
}
