import type { Decorator } from '@storybook/react-vite';

/**
 * Adds a margin around a story, and limits it to the width of text. `parameters: { frame: 'wide' }` sets the width of a page;
 * `layout: 'fullscreen'` removes both, for screens and bars; with `frame: 'column'` as well, there is a margin above and below.
 */
export const withFrame: Decorator = (Story, { parameters }) => {
  if (parameters.layout === 'fullscreen' && !parameters.frame) return <Story />;
  return (
    <div className="sb-frame" data-frame={parameters.frame ?? 'text'}>
      <Story />
    </div>
  );
};
