import { useReference } from '#api/reference.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { lazyMessages } from '../lazy-messages.ts';

/** The request id of the last failed request. */
export function ReferenceText() {
  const reference = useReference();
  return reference && <Reference {...lazyMessages.reference} reference={reference} />;
}
