import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeSession, writeSession } from '#api/session.ts';
import { nameInBar } from '#early/name-in-bar.ts';

/** The bar as it is rendered: the name stands in the row, and again in the menu of small screens. */
const rendered =
  '<header><span data-popover=""><button><span aria-hidden="true"></span><span>...</span></button>' +
  '<div aria-label="Account of ..."></div></span><span data-popover=""><button aria-label="Menu"></button>' +
  '<p><span aria-hidden="true"></span><span>...</span></p></span></header>';
const bar = () => document.body.textContent;

const asha = () => Promise.resolve(Response.json('asha'));

/** A page to read is opened, and the name lookup answers so. */
async function readOn(answer: () => Promise<Response>): Promise<AbortController> {
  window.fetch = answer;
  const program = new AbortController();
  await nameInBar(program.signal);
  return program;
}

beforeEach(() => {
  writeSession({ token: 'made-up', userid: '7' });
  document.body.innerHTML = rendered;
});
afterEach(() => {
  removeSession();
  document.body.replaceChildren();
});

it('a page to read says whose login it is, with the first letter on the disc', async () => {
  await readOn(asha);
  expect(bar()).toBe('AashaAasha');
  expect(document.querySelector('div')).toHaveAccessibleName('Account of asha');
});

it.each([
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses', () => Promise.resolve(Response.json({ message: 'No.' }, { status: 401 }))],
  ['the profile has no name', () => Promise.resolve(Response.json(''))],
])('User stands there where %s', async (_, answer) => {
  await readOn(answer);
  expect(bar()).toBe('UUserUUser');
});

it('the program finds the bar as it was rendered', async () => {
  const program = await readOn(asha);
  program.abort();
  expect(document.body.innerHTML).toBe(rendered);
});

it('a name that comes after the program is left to the program', async () => {
  let come: (answer: Response) => void = () => undefined;
  window.fetch = () => new Promise<Response>((resolve) => (come = resolve));
  const program = new AbortController();
  const named = nameInBar(program.signal);
  program.abort();
  come(Response.json('asha'));
  await named;
  expect(document.body.innerHTML).toBe(rendered);
});
