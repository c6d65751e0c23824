const accents = ['brand', 's1', 's2', 's3', 's4', 's5'];
const uses = ['fill', 'on-fill', 'strong', 'on-strong', 'text', 'tint', 'tint-strong'];

/**
 * Displays everything in the colour of one section, except drawings of several colours.
 * @param accent such as `s1`; '' removes the override
 */
export function overrideSectionColour(accent: string): void {
  const id = 'toolbar-section';
  document.getElementById(id)?.remove();
  if (!accent) return;
  const style = document.createElement('style');
  style.id = id;
  const group = accent.replace(/^s/, 'section-');
  const declarations = uses.map((use) => `--accent-${use}: var(--${group}-${use});`).join(' ');
  style.textContent = `:root:root body, :root:root :is(${accents.map((name) => `.accent-${name}`).join(', ')}):not(.disc) { ${declarations} }`;
  document.head.append(style);
}
