import { useReference } from '#api/reference.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { lazyMessages } from '../lazy-messages.ts';

/** The number of the call that failed last. */
export function ReferenceText() {
  const reference = useReference();
  return reference && <Reference {...lazyMessages.reference} reference={reference} />;
}
