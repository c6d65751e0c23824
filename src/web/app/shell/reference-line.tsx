import { useReference } from '#api/reference.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { strings } from '../strings.ts';

/** Below the main part of every screen, as long as the call that failed has not succeeded: on the contact page, too. */
export function ReferenceLine() {
  const reference = useReference();
  return reference && <Reference {...strings.reference} reference={reference} />;
}
