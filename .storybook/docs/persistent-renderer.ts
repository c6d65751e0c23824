type Renderer = InstanceType<typeof import('@storybook/addon-docs').DocsRenderer>;

/**
 * Renders a docs page only once. The renderer of Storybook mounts the page again after each change in the toolbar, which resets
 * the scroll position and open details. Our pages subscribe to the toolbar (docs-frame.tsx), and their stories update separately.
 */
export async function loadPersistentRenderer(): Promise<Renderer> {
  // Imported dynamically, because tests of stories run without docs pages.
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const renderer = new DocsRenderer();
  const { render } = renderer;
  let rendered: Promise<void> | undefined;
  renderer.render = (...page) => (rendered ??= render(...page));
  return renderer;
}
