const controls = 'input, select, textarea, button';

/**
 * Focuses what the next drawing brings: the first of these ids that is there, or the first control in it. Who has gone
 * elsewhere meanwhile stays there: letters belong in the field that was chosen last.
 */
export function focusSoon(...ids: readonly string[]): void {
  const before = document.activeElement;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
      const control = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls);
      (control ?? found)?.focus();
      found?.scrollIntoView?.({ block: 'nearest' });
    }),
  );
}
