import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const load = async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog });
const Loaded = lazy(load);

type Props = ComponentProps<typeof Loaded> & {
  /** The question may come up soon: fetch the dialog when the browser is idle, so that it opens without a line. */
  soon: boolean;
};

/** The dialog, fetched when it may be needed rather than with the first page. */
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
