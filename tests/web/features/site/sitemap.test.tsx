import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { publicScreenAddresses, screenAddresses } from '#domain/reading-order/addresses.ts';
import { screenNames } from '#features/site/screen-names.ts';
import * as stories from '#features/site/sitemap-screen.stories.tsx';
import { visitorAddresses } from '../../../e2e/support/addresses.ts';

const story = composeStories(stories);
const listAddresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')!);
const isUnlisted = (address: string) => screenNames[address] === null || address === '/safety-plan';

describe('the sitemap', () => {
  it('has a name, or null, for each screen', () => {
    expect(Object.keys(screenNames).toSorted()).toEqual(screenAddresses.toSorted());
  });

  it('lists each public page once without a session, and no other', () => {
    render(<story.Default />);
    expect(listAddresses().toSorted()).toEqual(
      visitorAddresses.filter((address) => !isUnlisted(address)).toSorted(),
    );
    expect(screen.getByText(/open after login/)).toBeVisible();
  });

  it('lists screens and reading pages by chapter for members', () => {
    render(<story.LoggedIn />);
    const addresses = listAddresses();
    const members = screenAddresses.filter((address) => !publicScreenAddresses.includes(address));
    for (const address of members.filter((one) => !isUnlisted(one))) expect(addresses).toContain(address);
    const page = screen.getByRole('link', { name: 'Volunteering: giving some of your time' });
    expect(page).toHaveAttribute('href', '/wellBeing3');
    expect(page.closest('ul')?.closest('li')).toHaveTextContent(/^Maintaining Well Being- I/);
  });
});
