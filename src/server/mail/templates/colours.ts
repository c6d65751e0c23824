/**
 * Colours of mails, which have no CSS variables. A test compares names and values with `src/web/ui/theme/tokens.json`.
 */
export const light = {
  background: '#f7fafb',
  surface: '#ffffff',
  text: '#15222e',
  'text-secondary': '#3d4956',
  'text-tertiary': '#55606c',
  border: '#d3dadf',
  primary: '#173556',
  'on-primary': '#ffffff',
  'section-1-fill': '#9aa1f1',
  'section-2-fill': '#ec91b2',
  'section-3-fill': '#ffbd4a',
  'section-4-fill': '#60c1d4',
  'section-5-fill': '#a9d66a',
} as const;

export type Colour = keyof typeof light;

export const dark: Readonly<Record<Colour, string>> = {
  background: '#0f161d',
  surface: '#171f27',
  text: '#e8eef2',
  'text-secondary': '#c0c9d0',
  'text-tertiary': '#a0abb4',
  border: '#313a43',
  primary: '#a9d0f1',
  'on-primary': '#0b1723',
  'section-1-fill': '#7075cf',
  'section-2-fill': '#ba5d81',
  'section-3-fill': '#c28d2e',
  'section-4-fill': '#2f8e9f',
  'section-5-fill': '#789949',
};
