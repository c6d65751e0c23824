/** A viewport of Storybook. */
export interface Viewport {
  readonly name: string;
  readonly type: 'mobile' | 'tablet' | 'desktop';
  readonly styles: { readonly width: string; readonly height: string };
}

const createViewport = (name: string, type: Viewport['type'], width: number, height: number): Viewport => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The viewports of the toolbar, by the value of the global. */
export const viewports: Readonly<Record<string, Viewport>> = {
  w320: createViewport('Small phone 320', 'mobile', 320, 800),
  w360: createViewport('Phone 360', 'mobile', 360, 800),
  landscape: createViewport('Phone landscape 640x360', 'mobile', 640, 360),
  w768: createViewport('Tablet 768', 'tablet', 768, 1024),
  w1280: createViewport('Desktop 1280', 'desktop', 1280, 800),
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
