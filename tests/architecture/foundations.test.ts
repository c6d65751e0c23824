/** Every token is on a page of Foundations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isColour, tokens } from '../../.storybook/foundations/tokens.ts';

const folder = join(import.meta.dirname, '../../.storybook/foundations');

test('every token is documented on a page of Foundations, by its name or its prefix', () => {
  const pages = readdirSync(folder)
    .filter((file) => /\.(mdx|tsx)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const used = [...pages.matchAll(/(?:tokensLike\(|starts=(?:\{\[)?)((?:'[\w-]+'|"[\w-]+"|, )+)/g)];
  const starts = used.flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
  const lost = tokens
    .filter((token) => !isColour(token))
    .filter(
      ({ name }) => !starts.some((start) => name.startsWith(start)) && !pages.includes(`--${name}</code>`),
    );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
