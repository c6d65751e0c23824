/** What is chosen in the toolbar, or by a story. */
export type Chosen = Readonly<Record<string, unknown>>;

/** Makes the document look as chosen: `data-theme` and whatever else is switched. */
export function apply(chosen: Chosen): void {
  const root = document.documentElement;
  root.dataset.theme = String(chosen.theme ?? 'light');
}
