import { FieldError } from '#ui/field/field-error.tsx';
import { ScrollIntoView } from './scroll-into-view.tsx';

/**
 * The error of a missing answer, between question and answers.
 * @param tries number of attempts to continue; each one scrolls it into view
 */
export function MissingAnswer({ attempts, id, text }: { attempts: number; id: string; text: string }) {
  if (attempts === 0) return null;
  return (
    <ScrollIntoView key={attempts}>
      <FieldError id={id}>{text}</FieldError>
    </ScrollIntoView>
  );
}
