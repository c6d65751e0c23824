import { lazy, Suspense, useState } from 'react';
import settings from '#compiled/settings.json';
import { isApiSameOrigin } from '#api/address.ts';
import { readValue } from '#api/device/storage.ts';
import { tabKeys } from '#api/device/tab-keys.ts';
import type { DisplayedResult } from '#domain/understanding/displayed-result.ts';
import { questionSampleShare } from '#domain/understanding/figures.ts';
import { loadMessages } from '#web-language/load-messages.ts';

/** Loaded for one of ten results. */
const Questions = lazy(async () => {
  try {
    const [{ Questions: Component }] = await Promise.all([
      import('./questions.tsx'),
      loadMessages(['understanding']),
    ]);
    return { default: Component };
  } catch (error) {
    console.warn('The questions about this page could not be loaded', error);
    return { default: () => null };
  }
});

/** The setting of this build; off if it is absent. */
const isEnabledByDefault =
  (settings as { understanding?: { enabled: boolean } }).understanding?.enabled ?? false;

export interface UnderstandingCardProps {
  /** What the page says. */
  readonly result: DisplayedResult;
  /** By default the setting of `content/settings.json`. */
  readonly isEnabled?: boolean;
  /** Returns a number from 0 up to 1 for each opening of a result. */
  readonly random?: () => number;
}

/**
 * Asks what the page said, after about one of ten openings of a result and at most once per visit. Renders nothing on
 * another server, without a network, and if the help block is displayed first.
 */
export function UnderstandingCard({
  result,
  isEnabled = isEnabledByDefault,
  random = Math.random,
}: UnderstandingCardProps) {
  const [isDrawn] = useState(
    () =>
      isEnabled &&
      isApiSameOrigin &&
      navigator.onLine &&
      readValue(tabKeys.understandingAsked) === null &&
      random() < questionSampleShare,
  );
  if (!isDrawn || result.helpFirst) return null;
  return (
    <Suspense>
      <Questions result={result} />
    </Suspense>
  );
}
