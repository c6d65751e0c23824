import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { windows } from './widths.ts';

const id = 'workbench/width';
const options = Object.entries(windows).map(([value, { name }]) => ({ value, title: name }));

/** Storybook offers widths for a story alone. On a page of documentation this offers the same ones, and sets the same choice. */
export function offerWidths(): void {
  addons.register(id, () => {
    addons.add(`${id}/tool`, {
      type: types.TOOL,
      title: 'Width',
      match: ({ viewMode, tabId }) => viewMode === 'docs' && !tabId,
      render: () => createElement(WidthTool),
    });
  });
}

function WidthTool() {
  const [globals, update] = useGlobals();
  const chosen: unknown = globals.viewport?.value;
  const choose = (value: unknown) => update({ viewport: { value, isRotated: false } });
  return createElement(
    Select,
    {
      key: String(chosen),
      ariaLabel: 'Width of the stories',
      tooltip: 'Width of the stories',
      resetLabel: 'As wide as the page',
      onReset: () => choose(''),
      defaultOptions: options.some(({ value }) => value === chosen) ? String(chosen) : undefined,
      options,
      onSelect: choose,
    },
    'Width',
  );
}
