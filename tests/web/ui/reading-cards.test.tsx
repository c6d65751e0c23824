import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as callouts from '#ui/callout/callout.stories.tsx';
import * as cards from '#ui/card-list/card-list.stories.tsx';
import * as distortions from '#ui/card-list/distortions.stories.tsx';
import * as links from '#ui/external-link/external-link.stories.tsx';
import * as sources from '#ui/further-reading/further-reading.stories.tsx';
import { ItemList } from '#ui/prose/items.tsx';
import * as tips from '#ui/card-list/tips.stories.tsx';

const tip = composeStories(tips);
const distortion = composeStories(distortions);
const callout = composeStories(callouts);
const source = composeStories(sources);
const card = composeStories(cards);
const link = composeStories(links);

const getLists = () => screen.getAllByRole('list');

test('blank lines between cards are ignored', () => {
  render(
    <ItemList as="ol">
      {'\n'}
      <p>One</p>
      {'\n'}
      <p>Two</p>
      {'\n'}
    </ItemList>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
});

test.each([
  ['tips', tip.Six],
  ['distortions', distortion.Default],
  ['questions', card.Questions],
  ['myths', card.Myths],
  ['steps', card.Steps],
  ['sources', source.Default],
  ['plain cards', card.ThreeCards],
])('%s have no bullets, which other lists without a class have', (_, Story) => {
  const { container } = render(<Story />);
  const list = container.querySelector('[class*="_prose_"] li')?.parentElement;
  expect(list).toHaveAttribute('data-group');
  expect(list).toHaveAttribute('class');
});

/** The size class of a card's disc. */
const getSize = ({ className }: Element) => Number(/size(\d)/.exec(className)?.[1]);

test('six tips are an ordered list, each with its title; the discs grow from 6 to 9.5 rem', () => {
  const { container } = render(<tip.Six />);
  expect(container.querySelectorAll('ol > li')).toHaveLength(6);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const sizes = [...container.querySelectorAll('ol > li')].map(getSize);
  // Eight sizes from 6 to 9.5, half a rem apart: the nearest to five equal steps.
  expect(sizes).toEqual([0, 1, 3, 4, 6, 7]);
});

test('a single tip has the smallest disc', () => {
  const { container } = render(<tip.WithList />);
  expect(getSize(container.querySelector('ol > li') as Element)).toBe(0);
});

test('a distortion labels the habitual thought and the other view', () => {
  render(<distortion.Default />);
  const [first] = getLists()[0]!.children;
  const terms = within(first as HTMLElement).getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['A thought like this', 'Another way to see it']);
  const views = within(first as HTMLElement).getAllByRole('definition');
  expect(views[0]).toHaveTextContent('The rice burned, so the whole evening is ruined.');
  expect(views[0]?.querySelector('q')).not.toBeNull();
});

test('questions and steps are ordered lists', () => {
  const { container, unmount } = render(<card.Questions />);
  expect(container.querySelector('ol > li h3')).toHaveTextContent('What in me am I slow to accept');
  unmount();
  const { container: stepped } = render(<card.Steps />);
  expect([...stepped.querySelectorAll('ol > li h3')].map((title) => title.textContent)).toEqual([
    'Become aware',
    'Talk back',
    'Practise on small things',
  ]);
});

test('myth and fact have labels', () => {
  render(<card.Myths />);
  const item = getLists()[0]!.children[0] as HTMLElement;
  expect(within(item).getByText('Myth')).toBeInTheDocument();
  expect(within(item).getByText('Fact')).toBeInTheDocument();
  expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent('makes you lazy');
});

test('a callout is a note with a title, and its icon is hidden from screen readers', () => {
  render(<callout.Ponder />);
  const note = screen.getByRole('note', { name: 'A point to ponder' });
  expect(note.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(note.querySelectorAll('circle')).toHaveLength(3);
});

test('an unknown kind is displayed as a note', () => {
  render(<callout.Default kind={'warning' as never} />);
  expect(screen.getByRole('note').querySelectorAll('circle')).toHaveLength(1);
});

test('a link to another website names it before it is opened, and sends no referrer', () => {
  render(<link.Default />);
  const foreign = screen.getByRole('link', {
    name: /^a guide to self-acceptance ?\(another website: example\.org\)$/,
  });
  expect(foreign).toHaveAttribute('rel', 'noreferrer');
  expect(foreign).not.toHaveAttribute('target');
});

test('further reading has its heading; an offline source has no link', () => {
  render(<source.Default />);
  const part = screen.getByRole('region', { name: 'Further reading' });
  expect(within(part).getAllByRole('listitem')).toHaveLength(3);
  expect(within(part).getAllByRole('link')).toHaveLength(2);
  expect(within(part).getByText('Letters between two friends').closest('a')).toBeNull();
});
