/** The chapters on the docs page of a component (`.storybook/docs`). */
import { expect, it } from 'vitest';
import { readChapters } from '../../../.storybook/docs/read-chapters.ts';

it('reads the chapters next to a story file, by the path that Storybook reports', () => {
  const chapters = readChapters('./src/web/ui/button/button.stories.tsx');
  expect([...chapters.keys()].slice(0, 3)).toEqual(['When', 'When not', 'Words']);
  expect(chapters.get('When')).toContain('`primary`');
});
