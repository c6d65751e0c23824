/** The chapters on the docs page of a component (`.storybook/docs`). */
import { expect, it } from 'vitest';
import { loadChapters } from '../../../.storybook/docs/load-chapters.ts';

it('reads the chapters next to a story file, by the path that Storybook reports', async () => {
  const chapters = await loadChapters('./src/web/ui/button/button.stories.tsx');
  expect([...chapters.keys()].slice(0, 3)).toEqual(['When', 'When not', 'Words']);
  expect(chapters.get('When')).toContain('`primary`');
});
