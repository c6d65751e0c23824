/** What tells that a link is likely to be followed next. */
const turns = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Does something once, before a link is followed: when the page rests, or as soon as somebody turns to a link.
 * @returns gives it up
 */
export function beforeLinks(work: () => void): () => void {
  const done = new AbortController();
  const { signal } = done;
  const act = () => {
    if (signal.aborted) return;
    done.abort();
    work();
  };
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) act();
  };
  for (const turn of turns) document.addEventListener(turn, look, { signal, passive: true });
  // Not every browser says when it rests.
  if (window.requestIdleCallback) window.requestIdleCallback(act);
  else setTimeout(act, 2000);
  return () => done.abort();
}
