import { useReference } from '#api/reference.ts';
import { lazyComponent } from '#ui/late/late.tsx';

/** Fetched when there is one: most visits never meet it. */
const Text = lazyComponent(async () => (await import('./reference-text.tsx')).ReferenceText);

/** Below the main part of every screen, as long as the call that failed has not succeeded: on the contact page, too. */
export function ReferenceLine() {
  return useReference() && <Text />;
}
