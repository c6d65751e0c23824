import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const load = async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog });
const Loaded = lazy(load);

type Props = ComponentProps<typeof Loaded> & {
  /** Whether to preload the dialog, so that it opens offline too. */
  soon: boolean;
};

/** The confirmation dialog, loaded when it may be needed. */
export function LazyQuestion({ soon, ...dialog }: Props) {
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);

  useEffect(() => {
    if (!soon) return;
    const timer = setTimeout(() => void load().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, [soon]);

  return <Suspense fallback={null}>{wanted && <Loaded {...dialog} />}</Suspense>;
}
