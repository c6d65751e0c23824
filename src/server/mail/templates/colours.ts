/**
 * Colours of mails, which have no CSS variables. A test compares names and values with `src/web/ui/theme/tokens.css`.
 */
export const light = {
  background: '#f7fafb',
  surface: '#ffffff',
  text: '#15222e',
  'text-muted': '#3d4956',
  'text-faint': '#55606c',
  line: '#d3dadf',
  primary: '#173556',
  'on-primary': '#ffffff',
  's1-fill': '#9aa1f1',
  's2-fill': '#ec91b2',
  's3-fill': '#ffbd4a',
  's4-fill': '#60c1d4',
  's5-fill': '#a9d66a',
} as const;

export type Colour = keyof typeof light;

export const dark: Readonly<Record<Colour, string>> = {
  background: '#0f161d',
  surface: '#171f27',
  text: '#e8eef2',
  'text-muted': '#c0c9d0',
  'text-faint': '#a0abb4',
  line: '#313a43',
  primary: '#a9d0f1',
  'on-primary': '#0b1723',
  's1-fill': '#7075cf',
  's2-fill': '#ba5d81',
  's3-fill': '#c28d2e',
  's4-fill': '#2f8e9f',
  's5-fill': '#789949',
};
