import { type Colour, dark, light } from './colours.ts';

/** Font stacks of system fonts. The serif fonts replace Eczar. */
const voice = `Eczar,Georgia,Cambria,'Noto Serif','Times New Roman',serif`;
const tool = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`;

/** Styles of each part. Inline, because some mail programs drop style sheets. */
export const styles = {
  background: 'margin:0;padding:0;width:100%',
  outer: 'padding:24px 12px',
  column: 'width:100%;max-width:560px',
  brand: 'padding:0 8px 16px',
  disc: 'display:inline-block;width:14px;height:14px;margin-right:3px;border-radius:7px;font-size:0;line-height:0;vertical-align:middle',
  name: `padding-left:8px;font:600 20px/1.3 ${voice};vertical-align:middle`,
  card: 'padding:28px 24px 12px;border-radius:12px',
  title: `margin:0 0 16px;font:600 28px/1.2 ${voice}`,
  text: `margin:0 0 16px;font:400 17px/1.5 ${tool};overflow-wrap:anywhere;word-break:break-word`,
  rows: 'margin:0 0 16px',
  label: `padding:0 16px 8px 0;font:400 15px/1.5 ${tool};vertical-align:top`,
  row: `padding:0 0 8px;font:400 17px/1.5 ${tool};vertical-align:top;overflow-wrap:anywhere;word-break:break-word`,
  button: 'margin:8px 0 24px;border-collapse:separate',
  pill: 'border-radius:999px',
  link: `display:inline-block;padding:13px 28px;border-radius:999px;font:600 17px/1.3 ${tool};text-decoration:none`,
  copy: `margin:0 0 16px;font:400 15px/1.5 ${tool}`,
  address: 'word-break:break-all',
  foot: `margin:0 0 4px;padding:16px 8px 0;font:400 15px/1.5 ${tool}`,
} as const;

/** Classes for dark colours and properties of the inline style for light ones. */
const painted = {
  background: { 'background-color': 'background' },
  card: { 'background-color': 'surface', border: 'border' },
  strong: { color: 'text' },
  plain: { color: 'text-secondary' },
  quiet: { color: 'text-tertiary' },
  pill: { 'background-color': 'primary' },
  link: { color: 'on-primary' },
  s1: { 'background-color': 'section-1-fill' },
  s2: { 'background-color': 'section-2-fill' },
  s3: { 'background-color': 'section-3-fill' },
  s5: { 'background-color': 'section-5-fill' },
  s4: { 'background-color': 'section-4-fill' },
} as const satisfies Record<string, Partial<Record<'color' | 'background-color' | 'border', Colour>>>;

export type MailStyleName = keyof typeof painted;

/** The five discs of the logo, in order. */
export const discs = ['s1', 's2', 's3', 's5', 's4'] as const;

/** Attributes of one part: a class for dark colours, and an inline style with light ones. */
export function renderStyleAttributes(paint: MailStyleName, style: string): string {
  return `class="${paint}" style="${[style, ...paints(paint, light)].filter(Boolean).join(';')}"`;
}

/** The only style sheet: dark colours. Programs that drop it display the light ones. */
export function renderDarkStyles(): string {
  const rules = (Object.keys(painted) as MailStyleName[]).map(
    (paint) =>
      `.${paint}{${paints(paint, dark)
        .map((one) => `${one}!important`)
        .join(';')}}`,
  );
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function paints(paint: MailStyleName, colours: Readonly<Record<Colour, string>>): string[] {
  return Object.entries(painted[paint]).map(([property, name]) =>
    property === 'border' ? `border:1px solid ${colours[name]}` : `${property}:${colours[name]}`,
  );
}
