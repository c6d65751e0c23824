const inks = ['brand', 's1', 's2', 's3', 's4', 's5'];
const uses = ['fill', 'on-fill', 'strong', 'on-strong', 'ink', 'tint', 'tint-2'];

/** Draws everything in one ink, whatever a story has chosen; drawings of several inks keep theirs. '' lets go. */
export function drawIn(ink: string): void {
  const id = 'toolbar-ink';
  document.getElementById(id)?.remove();
  if (!ink) return;
  const style = document.createElement('style');
  style.id = id;
  const taken = uses.map((use) => `--t-${use}: var(--${ink}-${use});`).join(' ');
  style.textContent = `:root:root body, :root:root :is(${inks.map((one) => `.t-${one}`).join(', ')}):not(.disc) { ${taken} }`;
  document.head.append(style);
}
