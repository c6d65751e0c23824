/** Pixels kept free between a panel and the edges of the window, as beside the text of a page; less, and alike on both sides, where the panel needs the room. */
const gutter = 20;

/** Shifts an open panel sideways by as much as it would be out of the window, through the property --shift. */
export function stayInView(panel: HTMLElement): void {
  panel.style.setProperty('--shift', '0px');
  const box = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const margin = Math.max(0, Math.min(gutter, (width - box.width) / 2));
  const over = Math.max(0, box.right - (width - margin));
  const under = Math.max(0, margin - box.left);
  panel.style.setProperty('--shift', `${Math.round(under - over)}px`);
}
