import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { loadMessages } from '#web-language/load-messages.ts';

const load = async () => {
  const [{ ConfirmDialog }] = await Promise.all([import('./confirm-dialog.tsx'), loadMessages(['shell'])]);
  return { default: ConfirmDialog };
};
const Loaded = lazy(load);

type Props = ComponentProps<typeof Loaded> & {
  /** Whether to preload the dialog, so that it opens offline too. */
  preload: boolean;
};

/** The confirmation dialog, loaded when it may be needed. */
export function LazyConfirmDialog({ preload, ...dialog }: Props) {
  const [isNeeded, setIsNeeded] = useState(dialog.open);
  if (dialog.open && !isNeeded) setIsNeeded(true);

  useEffect(() => {
    if (!preload) return;
    const timer = setTimeout(() => void load().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, [preload]);

  return <Suspense fallback={null}>{isNeeded && <Loaded {...dialog} />}</Suspense>;
}
