import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { viewports } from './viewports.ts';

const id = 'workbench/width';
const options = Object.entries(viewports).map(([value, { name }]) => ({ value, title: name }));

/** Adds the viewports to the toolbar of docs pages, because Storybook has them only for stories. */
export function registerWidthTool(): void {
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
  const selected: unknown = globals.viewport?.value;
  const select = (value: unknown) => update({ viewport: { value, isRotated: false } });
  return createElement(
    Select,
    {
      key: String(selected),
      ariaLabel: 'Width of the stories',
      tooltip: 'Width of the stories',
      resetLabel: 'As wide as the page',
      onReset: () => select(''),
      defaultOptions: options.some(({ value }) => value === selected) ? String(selected) : undefined,
      options,
      onSelect: select,
    },
    'Width',
  );
}
