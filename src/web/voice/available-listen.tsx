import { lazy, Suspense } from 'react';
import { loadMessages } from '#web-language/load-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useCanSpeak } from './availability.ts';
import type { ListenProps } from './listen-props.ts';

/** Without a connection there is no button. */
const ListenButton = lazy(() =>
  Promise.all([import('./listen-button.tsx'), loadMessages(['voice'])]).then(
    ([{ ListenButton }]) => ({ default: ListenButton }),
    () => ({ default: () => null }),
  ),
);

/** Loads the button only on phones that can speak the language of the page. */
export function AvailableListen(props: ListenProps) {
  const { language } = useTranslation();
  if (!useCanSpeak(language)) return null;
  return (
    <Suspense>
      <ListenButton {...props} />
    </Suspense>
  );
}
