type Draws = InstanceType<typeof import('@storybook/addon-docs').DocsRenderer>;

/**
 * Draws each page of documentation once. Storybook draws it anew whenever a switch of its toolbar is pressed, each time under
 * another key (`DocsRenderer`): what was opened closed then, and the place was lost. Our pages hear the switches by
 * themselves (docs-frame.tsx), and the stories on them are drawn anew one by one.
 */
export async function drawnOnce(): Promise<Draws> {
  // By `import()`: tests of stories run without documentation.
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const renderer = new DocsRenderer();
  const { render } = renderer;
  let drawn: Promise<void> | undefined;
  renderer.render = (...page) => (drawn ??= render(...page));
  return renderer;
}
