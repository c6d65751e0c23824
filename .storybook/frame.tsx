import type { Decorator } from '@storybook/react-vite';

/**
 * A component stands on a sheet with a margin, as wide as a text. `parameters: { frame: 'wide' }` gives it the width of a
 * page, `layout: 'fullscreen'` the whole window: screens, bars, and whatever brings its own margin.
 */
export const framed: Decorator = (Story, { parameters }) => {
  if (parameters.layout === 'fullscreen') return <Story />;
  return (
    <div className="sb-frame" data-frame={parameters.frame ?? 'text'}>
      <Story />
    </div>
  );
};
