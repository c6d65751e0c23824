import { useReference } from '#api/reference.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { laterStrings } from '../later-strings.ts';

/** The number of the call that failed last. */
export function ReferenceText() {
  const reference = useReference();
  return reference && <Reference {...laterStrings.reference} reference={reference} />;
}
