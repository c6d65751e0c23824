/** Minimum pixels between panel and window edges; less, and equal on both sides, for a wide panel. */
const gutter = 20;

/** Shifts a panel horizontally into the window, by the property --shift. */
export function stayInView(panel: HTMLElement): void {
  panel.style.setProperty('--shift', '0px');
  const box = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const margin = Math.max(0, Math.min(gutter, (width - box.width) / 2));
  const over = Math.max(0, box.right - (width - margin));
  const under = Math.max(0, margin - box.left);
  panel.style.setProperty('--shift', `${Math.round(under - over)}px`);
}
