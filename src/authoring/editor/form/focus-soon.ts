const controls = 'input, select, textarea, button';

/** Focuses what the next drawing brings: the first of these ids that is there, or the first control in it. */
export function focusSoon(...ids: readonly string[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
      const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls);
      (control ?? found)?.focus();
      found?.scrollIntoView?.({ block: 'nearest' });
    }),
  );
}
