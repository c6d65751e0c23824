import { useFailedRequestId } from '#api/failed-request-id.ts';
import { Reference } from '#ui/reference/reference.tsx';
import { lazyMessages } from '../lazy-messages.ts';

/** The request id of the last failed request. */
export function FailedRequestIdText() {
  const reference = useFailedRequestId();
  return reference && <Reference {...lazyMessages.reference} reference={reference} />;
}
