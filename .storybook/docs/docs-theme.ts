import { create, type ThemeVars } from 'storybook/theming';
import { getToken } from '../foundations/tokens.ts';

/** The theme of Storybook's own blocks, such as tables of props and controls, in our colours. */
export function createDocsTheme(theme: 'light' | 'dark'): ThemeVars {
  const getColour = (name: string) => getToken(name)[theme];
  return create({
    base: theme,
    fontBase: '"Anek Latin Variable", system-ui, sans-serif',
    appBg: getColour('background'),
    appContentBg: getColour('surface'),
    appPreviewBg: getColour('background'),
    appBorderColor: getColour('border'),
    textColor: getColour('text'),
    textMutedColor: getColour('text-tertiary'),
    colorPrimary: getColour('primary'),
    colorSecondary: getColour('focus'),
    barBg: getColour('surface'),
    barTextColor: getColour('text-secondary'),
    barSelectedColor: getColour('primary'),
    inputBg: getColour('surface'),
    inputBorder: getColour('border-strong'),
    inputTextColor: getColour('text'),
  });
}
