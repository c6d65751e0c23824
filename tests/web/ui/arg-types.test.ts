/** The rows of a props table, including props passed on to the native element. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { addDescriptions, addControls } from '../../../.storybook/arg-types.ts';

/** The rows in Storybook for props that the docgen does not find. */
function createRows(initialArgs: object) {
  const enhance = [addControls, addDescriptions];
  return enhance.reduce(
    (argTypes, one) => one({ argTypes, initialArgs } as unknown as Parameters<typeof one>[0]),
    {},
  );
}

test('a prop of a story has its description', () => {
  expect(createRows({ name: 'city', children: 'Send' })).toMatchObject({
    name: { description: expect.stringMatching(/\.$/) },
    children: { description: expect.stringMatching(/\.$/) },
  });
});

test('elements are not edited as code', () => {
  expect(createRows({ children: createElement('p') })).toMatchObject({
    children: { control: false },
  });
});
