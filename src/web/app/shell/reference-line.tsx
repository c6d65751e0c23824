import { useReference } from '#api/reference.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

/** Loaded when a request has failed. */
const Text = lazyComponent(async () => (await import('./reference-text.tsx')).ReferenceText);

/** The request id of a failed request below the main part, until the request succeeds; also on the contact page. */
export function ReferenceLine() {
  return useReference() && <Text />;
}
