const controls = 'input, select, textarea, button';

/**
 * Focuses, after the next render, the first of these ids that exists, or the first control in it. Does nothing if the
 * focus has moved meanwhile.
 */
export function focusAfterRender(...ids: readonly string[]): void {
  const before = document.activeElement;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
      const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
      (control ?? target)?.focus();
      target?.scrollIntoView?.({ block: 'nearest' });
    }),
  );
}
