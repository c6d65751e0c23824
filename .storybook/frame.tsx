import type { Decorator } from '@storybook/react-vite';

/**
 * A component stands on a sheet with a margin, as wide as a text. `parameters: { frame: 'wide' }` gives it the width of a
 * page, `layout: 'fullscreen'` the whole window: screens, bars, and whatever brings its own margin. With `frame: 'column'`
 * as well there is room above and below what brings a margin at its sides alone.
 */
export const framed: Decorator = (Story, { parameters }) => {
  if (parameters.layout === 'fullscreen' && !parameters.frame) return <Story />;
  return (
    <div className="sb-frame" data-frame={parameters.frame ?? 'text'}>
      <Story />
    </div>
  );
};
