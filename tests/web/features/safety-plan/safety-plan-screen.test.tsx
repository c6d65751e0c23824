import { webcrypto } from 'node:crypto';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '#features/safety-plan/safety-plan-screen.stories.tsx';
import { createPlan, unlockPlan, readPlanState, savePart } from '#features/safety-plan/stored-plan.ts';
import { emptyPart, toDialableNumber } from '#features/safety-plan/plan.ts';
import { SafetyPlanLink } from '#help/safety-plan-link.tsx';

const { SharedPhone, UnknownPhone, Default: NewPlan, Blocked, Off, Demo, Locked } = composeStories(stories);
const pin = '4821';
let fetchSpy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  fetchSpy = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const expectCalls = () => {
  expect(screen.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByRole('link', { name: 'In danger: call 112' })).toHaveAttribute('href', 'tel:112');
};

describe('the safety plan without a review', () => {
  it('is not available, and the page has the help lines', () => {
    render(<Off />);
    expect(screen.getByRole('heading', { name: 'This page is not available yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not linked from texts, and is with a review', () => {
    const { rerender, container } = render(<SafetyPlanLink review={null} />, { wrapper: MemoryRouter });
    expect(container).toBeEmptyDOMElement();
    rerender(<SafetyPlanLink review="demo" />);
    expect(screen.getByRole('link', { name: 'make or open a safety plan on this phone' })).toHaveAttribute(
      'href',
      '/safety-plan',
    );
  });
});

describe('the page', () => {
  it('names who reviewed the plan; the demo says that nothing was reviewed', () => {
    const { unmount } = render(<NewPlan />);
    expect(screen.getByText('Reviewed by Dr Meera Rao, Professor of Psychiatry, 20 Nov 2026.')).toBeVisible();
    unmount();
    render(<Demo />);
    expect(screen.getByText(/^Demo, not reviewed\./)).toBeVisible();
  });

  it.each([
    ['without a plan', NewPlan],
    ['with a locked plan', Locked],
    ['after five wrong PINs', Blocked],
    ['on a shared phone', SharedPhone],
  ])('begins with both calls and says that it is not watched: %s', (_state, Story) => {
    const { container } = render(<Story />);
    expectCalls();
    expect(container.querySelector('a')).toHaveAttribute('href', 'tel:14416');
    expect(
      screen.getByText('Nobody sees this plan or gets an alarm. If you are in danger, call 112 or 14416.'),
    ).toBeVisible();
    expect(document.title).toBe('Check-in');
  });
});

describe('on the person’s own phone', () => {
  it('saves one part alone, encrypted, without a request, and opens it again with the PIN', async () => {
    const { unmount } = render(<NewPlan />);
    expect(screen.getByText(/If you forget the PIN, nobody can open the plan/)).toBeVisible();
    await type('PIN, 4 to 8 digits', pin);
    await type('The same PIN again', pin);
    await press('Start my plan');
    await userEvent.click(await screen.findByRole('button', { name: 'Add: My warning signs' }));
    await userEvent.click(screen.getByLabelText('I cannot sleep'));
    await type(/^In my own words/, 'Plantedwords');
    await press('Save this part');
    expect(await screen.findByText('Saved on this phone.')).toBeVisible();
    expect(screen.getByText('Plantedwords')).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/sleep|planted/i);
    unmount();
    expect((await unlockPlan(pin))?.plan['signs']).toEqual({
      ...emptyPart,
      chosen: ['I cannot sleep'],
      own: 'Plantedwords',
    });
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('has a call and a ready message for a person of the plan', async () => {
    const { key } = (await createPlan(pin))!;
    await savePart(key, 'people', { ...emptyPart, contacts: [{ name: 'Asha', number: '+91 98765 43210' }] });
    const stored = localStorage.getItem('safetyPlan')!;
    render(<Locked stored={stored} />);
    await type('PIN, 4 to 8 digits', pin);
    await press('Open');
    expect(await screen.findByRole('link', { name: 'Call Asha' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    expect(screen.getByRole('button', { name: 'Send a message to Asha' })).toBeVisible();
    await press('Close and lock');
    expect(screen.queryByText('Asha')).toBeNull();
    expect(screen.getByText('The plan is locked.')).toBeVisible();
  });

  it('takes the digits of an Indian script for the PIN and for a number to call', async () => {
    render(<NewPlan />);
    await type('PIN, 4 to 8 digits', '९८७६');
    await type('The same PIN again', '9876');
    await press('Start my plan');
    expect(await screen.findByRole('button', { name: 'Add: My warning signs' })).toBeVisible();
    expect(await unlockPlan('9876')).not.toBeNull();
    expect(toDialableNumber('+९१ ९८७६५ ४३२१०')).toBe('+919876543210');
  });

  it('refuses PINs of another form, and two PINs that differ', async () => {
    render(<NewPlan />);
    await type('PIN, 4 to 8 digits', '12a3');
    await press('Start my plan');
    expect(screen.getByText('Please type 4 to 8 digits.')).toBeVisible();
    await type('PIN, 4 to 8 digits', '4');
    await press('Start my plan');
    expect(screen.getByText('The two PINs are not the same.')).toBeVisible();
    expect(readPlanState()).toBe('none');
  });

  it('after five wrong PINs has only the help lines and a new start', async () => {
    await createPlan(pin);
    render(<Locked stored={localStorage.getItem('safetyPlan')!} />);
    for (const left of ['4 more times', '3 more times', '2 more times', '1 more time']) {
      await type('PIN, 4 to 8 digits', '0000');
      await press('Open');
      expect(await screen.findByText(`This PIN is wrong. You can try ${left}.`)).toBeVisible();
    }
    await type('PIN, 4 to 8 digits', '0000');
    await press('Open');
    expect(await screen.findByRole('heading', { name: 'The plan is closed' })).toBeVisible();
    expectCalls();
    expect(screen.queryByLabelText('PIN, 4 to 8 digits')).toBeNull();

    await press('Delete and start again');
    const dialog = screen.getByRole('alertdialog');
    expect(readPlanState()).toBe('blocked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete and start again' }));
    expect(screen.getByRole('heading', { name: 'Choose a PIN' })).toBeVisible();
    expect(readPlanState()).toBe('none');
  });
});

describe('on a phone that others use', () => {
  it('stores nothing and offers print, also before the question about the phone is answered', async () => {
    for (const Story of [SharedPhone, UnknownPhone]) {
      const { unmount } = render(<Story />);
      const before = JSON.stringify({ ...localStorage, ...sessionStorage });
      expect(screen.queryByLabelText('PIN, 4 to 8 digits')).toBeNull();
      await press('Add: One reason');
      await userEvent.click(screen.getByLabelText('My faith'));
      await press('Done');
      expect(screen.getByText('My faith')).toBeVisible();
      expect(screen.getByText(/^Nothing stays on this phone/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe(before);
      unmount();
    }
  });

  it('asks for a PIN as soon as the person says that no one else uses it', async () => {
    render(<UnknownPhone />);
    await press('No, only me');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose a PIN' })).toBeVisible());
    expect(localStorage.getItem('phone')).toBe('mine');
  });

  it.each(['No, only me', 'Yes, or I am not sure'])(
    'moves the focus to the plan when "%s" removes the question',
    async (answer) => {
      render(<UnknownPhone />);
      await press(answer);
      await waitFor(() => expect(screen.queryByRole('button', { name: answer })).toBeNull());
      expect(document.activeElement).not.toBe(document.body);
      expect(document.activeElement).toContainElement(
        screen.getByRole('button', { name: answer === 'No, only me' ? /PIN|plan/ : 'Print' }),
      );
    },
  );
});
