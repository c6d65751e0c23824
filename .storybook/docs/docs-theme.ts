import { create, type ThemeVars } from 'storybook/theming';
import { tokenOf } from '../foundations/tokens.ts';

/** Storybook's own parts of a page (tables of props, controls, code) in our colours. */
export function docsTheme(theme: 'light' | 'dark'): ThemeVars {
  const colour = (name: string) => tokenOf(name)[theme];
  return create({
    base: theme,
    fontBase: '"Anek Latin Variable", system-ui, sans-serif',
    appBg: colour('background'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('background'),
    appBorderColor: colour('line'),
    textColor: colour('text'),
    textMutedColor: colour('text-faint'),
    colorPrimary: colour('primary'),
    colorSecondary: colour('focus'),
    barBg: colour('surface'),
    barTextColor: colour('text-muted'),
    barSelectedColor: colour('primary'),
    inputBg: colour('surface'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('text'),
  });
}
