import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiAddress } from '#api/address.ts';
import { keepFirstAnswer, takeFirstAnswer } from '#api/first-answers.ts';
import { removeSession, writeSession } from '#api/session.ts';
import { nameInBar } from '#early/name-in-bar.ts';

/** The bar as it is rendered: the name stands in the row, and again in the menu of small screens. */
const rendered =
  '<header><span data-popover=""><button><span aria-hidden="true"></span><span>...</span></button>' +
  '<div aria-label="Account of ..."></div></span><span data-popover=""><button aria-label="Menu"></button>' +
  '<p><span aria-hidden="true"></span><span>...</span></p></span></header>';
const address = `${apiAddress}/user/getName/7`;
const bar = () => document.body.textContent;

/** The page's head has asked; this comes back. */
async function readOn(answer: Promise<Response>): Promise<AbortController> {
  keepFirstAnswer(address, 'made-up', answer);
  const program = new AbortController();
  await nameInBar(program.signal);
  return program;
}

beforeEach(() => {
  writeSession({ token: 'made-up', userid: '7' });
  document.body.innerHTML = rendered;
});
afterEach(() => {
  takeFirstAnswer(address, 'made-up');
  removeSession();
  document.body.replaceChildren();
});

it('a page to read says whose login it is, with the first letter on the disc', async () => {
  await readOn(Promise.resolve(Response.json('asha')));
  expect(bar()).toBe('AashaAasha');
  expect(document.querySelector('div')).toHaveAccessibleName('Account of asha');
});

it.each([
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses', () => Promise.resolve(Response.json({ message: 'No.' }, { status: 401 }))],
  ['the profile has no name', () => Promise.resolve(Response.json(''))],
])('User stands there where %s', async (_, answer) => {
  await readOn(answer());
  expect(bar()).toBe('UUserUUser');
});

it('the program finds the bar as it was rendered, and the same answer once more', async () => {
  const program = await readOn(Promise.resolve(Response.json('asha')));
  program.abort();
  expect(document.body.innerHTML).toBe(rendered);
  const answer = await takeFirstAnswer(address, 'made-up');
  expect(await answer?.json()).toBe('asha');
});

it('a name that comes after the program is left to the program', async () => {
  let come: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (come = resolve));
  keepFirstAnswer(address, 'made-up', answer);
  const program = new AbortController();
  const named = nameInBar(program.signal);
  program.abort();
  come(Response.json('asha'));
  await named;
  expect(document.body.innerHTML).toBe(rendered);
});
