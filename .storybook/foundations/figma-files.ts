import { type DesignToken } from '../../tools/resolve-design-tokens.mjs';
import { type Theme } from './pairs.ts';
import { primitives, tokens } from './tokens.ts';

interface FigmaVariable {
  readonly $type: 'color' | 'dimension' | 'number' | 'string';
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of variables. Figma displays the levels of groups separated by slashes. */
type FigmaGroup = { [name: string]: FigmaGroup | FigmaVariable };

const pixelsPerRem = 16;

/**
 * The variables of one theme in the format that Figma imports: DTCG 2025.10 with the name of the mode.
 * Aliases are resolved, lengths are in pixels, and fluid sizes have their smallest-window value. Figma has no variables
 * for shadows and curves.
 */
export function createThemeFile(theme: Theme): object {
  const file: FigmaGroup = {};
  for (const token of tokens) {
    const variable = createVariable(token, theme);
    if (variable) addVariable(file, token.path, variable);
  }
  return { ...file, $extensions: { 'com.figma.modeName': theme === 'light' ? 'Light' : 'Dark' } };
}

/** The palette in the format that Figma imports. */
export function createPaletteFile(): object {
  const file: FigmaGroup = {};
  for (const { path, value } of primitives) addVariable(file, path, { $type: 'color', $value: value });
  return { ...file, $extensions: { 'com.figma.modeName': 'Palette' } };
}

function addVariable(file: FigmaGroup, path: string, variable: FigmaVariable): void {
  const [group = '', name] = path.split('.');
  if (!name) file[group] = variable;
  else file[group] = { ...(file[group] as FigmaGroup | undefined), [name]: variable };
}

function createVariable({ type, value, description }: DesignToken, theme: Theme): FigmaVariable | null {
  const converted = convertValue(type, value[theme]);
  return converted && { ...converted, ...(description && { $description: description }) };
}

function convertValue(type: string, value: unknown): FigmaVariable | null {
  if (type === 'color') return { $type: 'color', $value: value };
  if (type === 'number' || type === 'fontWeight') return { $type: 'number', $value: value };
  if (type === 'fontFamily') return { $type: 'string', $value: (value as readonly string[])[0] };
  if (type === 'shadow' || type === 'cubicBezier') return null;
  const { value: amount, unit } = value as { value: number; unit: string };
  if (type === 'duration') return { $type: 'number', $value: unit === 's' ? amount * 1000 : amount };
  return {
    $type: 'dimension',
    $value: { value: unit === 'rem' ? amount * pixelsPerRem : amount, unit: 'px' },
  };
}
