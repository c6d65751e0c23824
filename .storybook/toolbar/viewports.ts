/** A viewport of Storybook. */
export interface Viewport {
  readonly name: string;
  readonly styles: { readonly width: string; readonly height: string };
}

const createViewport = (px: number): Viewport => ({
  name: `${px} px`,
  styles: { width: `${px}px`, height: '800px' },
});

/** The viewports of the toolbar, by the value of the global. */
export const viewports: Readonly<Record<string, Viewport>> = {
  w320: createViewport(320),
  w360: createViewport(360),
  w768: createViewport(768),
  w1280: createViewport(1280),
};

/**
 * The width of a viewport in CSS pixels, or null if none is selected.
 * @param viewport the global: one of `viewports`, or a size such as "412-800"
 */
export function getViewportWidth(viewport: unknown): number | null {
  const { value = '', isRotated = false } =
    typeof viewport === 'string' ? { value: viewport } : ((viewport ?? {}) as ViewportGlobal);
  const { width, height } = viewports[value]?.styles ?? parseSize(value);
  return Number.parseInt(isRotated ? height : width, 10) || null;
}

interface ViewportGlobal {
  readonly value?: string;
  readonly isRotated?: boolean;
}

function parseSize(value: string): Viewport['styles'] {
  const [, width = '', height = ''] = /^(\d+)(?:px)?-(\d+)(?:px)?$/.exec(value) ?? [];
  return { width, height };
}
