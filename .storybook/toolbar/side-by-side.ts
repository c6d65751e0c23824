import { createElement, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';

const id = 'workbench/side-by-side';

/** With the theme "Light and dark", adds a second frame with the dark theme next to the preview. */
export function registerSideBySide(): void {
  addons.register(id, () => {
    addons.add(id, {
      type: types.PREVIEW,
      render: (({ children }: { children: ReactNode }) => createElement(SideBySide, null, children)) as never,
    });
  });
}

function SideBySide({ children }: { children?: ReactNode }) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  if (globals.theme !== 'both' || !storyId) return children;
  const half = { position: 'relative', flex: 1, minWidth: 0 } as const;
  return createElement(
    'div',
    { style: { display: 'flex', height: '100%', width: '100%' } },
    createElement('div', { style: half }, children),
    createElement(
      'div',
      { style: half },
      // The frame shows a story of the same site.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      createElement('iframe', {
        title: `${story?.name ?? 'Page'}, dark theme`,
        'data-side-by-side': '',
        src: createDarkUrl(storyId, String(viewMode), globals),
        style: { width: '100%', height: '100%', border: 0 },
      }),
    ),
  );
}

function createDarkUrl(
  storyId: string,
  viewMode: string,
  globals: Readonly<Record<string, unknown>>,
): string {
  const texts = Object.entries({ ...globals, theme: 'dark' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode,
    globals: texts.map(([name, value]) => `${name}:${String(value)}`).join(';'),
  });
  return `iframe.html?${query.toString()}`;
}
