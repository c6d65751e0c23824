/** What Storybook calls a viewport: the window that a story gets. */
export interface Window {
  readonly name: string;
  readonly styles: { readonly width: string; readonly height: string };
}

const windowOf = (px: number): Window => ({
  name: `${px} px`,
  styles: { width: `${px}px`, height: '800px' },
});

/** The windows that the toolbar offers, by the value that stories and addresses give them. */
export const windows: Readonly<Record<string, Window>> = {
  w320: windowOf(320),
  w360: windowOf(360),
  w768: windowOf(768),
  w1280: windowOf(1280),
};

/**
 * @param viewport Storybook's choice of that name: one of ours, or "412-800" for a window drawn with the mouse
 * @returns its width in CSS pixels; null where nothing is chosen
 */
export function chosenWidth(viewport: unknown): number | null {
  const { value = '', isRotated = false } =
    typeof viewport === 'string' ? { value: viewport } : ((viewport ?? {}) as Viewport);
  const { width, height } = windows[value]?.styles ?? drawn(value);
  return Number.parseInt(isRotated ? height : width, 10) || null;
}

interface Viewport {
  readonly value?: string;
  readonly isRotated?: boolean;
}

function drawn(value: string): Window['styles'] {
  const [, width = '', height = ''] = /^(\d+)(?:px)?-(\d+)(?:px)?$/.exec(value) ?? [];
  return { width, height };
}
