import { useFailedRequestId } from '#api/failed-request-id.ts';
import { loadMessages } from '#web-language/load-messages.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded when a request has failed. */
const Text = lazyComponent(async () => {
  const [{ FailedRequestIdText }] = await Promise.all([
    import('./failed-request-id-text.tsx'),
    loadMessages(['shell']),
  ]);
  return FailedRequestIdText;
});

/** The request id of a failed request below the main part, until the request succeeds; also on the contact page. */
export function FailedRequestIdLine() {
  return useFailedRequestId() && <Text />;
}
