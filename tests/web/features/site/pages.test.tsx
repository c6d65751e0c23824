import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#app/site-routes.ts';
import { PageScreen } from '#features/site/page-screen.tsx';
import type { SitePage } from '#features/site/site-page.ts';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import settings from '../../../../content/settings.json';
import facts from '../../../../content/site/access-facts.json';
import * as about from '../../../../content/site/about-this-site.mdx';
import * as access from '../../../../content/site/accessibility.mdx';
import * as policy from '../../../../content/site/privacy-policy.mdx';
import * as team from '../../../../content/site/team.mdx';
import * as terms from '../../../../content/site/terms.mdx';

function renderPage(page: SitePage) {
  return render(
    <SiteHarness>
      <PageScreen page={page} />
    </SiteHarness>,
  );
}
const listHeadings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** The text under one heading, up to the next. */
function getTextUnder(title: string): string {
  let words = '';
  let next = screen.getByRole('heading', { level: 2, name: title }).nextElementSibling;
  for (; next !== null && next.tagName !== 'H2'; next = next.nextElementSibling)
    words += ` ${next.textContent}`;
  return words;
}

describe('the terms', () => {
  it.each([
    ['What this program is for', /notice how they are doing/],
    ['What this program is for', /It is for self-awareness/],
    ['Not medical advice', /is a diagnosis, a treatment or medical advice/],
    [
      'When you need help now',
      /thoughts of harming yourself or someone else, please seek urgent medical help/,
    ],
    ['When you need help now', /14416.*112/],
    ['When you need help now', /we may share what we know about centres/],
    ['Who may use it', /at least 18 years old/],
    ['What it costs', /no registration fee/],
    ['What it costs', /ordinary phone and internet charges/],
    ['What it costs', /no minimum contract/],
    ['Your licence', /a personal licence/],
    ['No warranty', /without a warranty of any kind/],
    ['Limits of liability', /neither we nor those who work with us are liable/],
    ['Cookies', /session cookies/],
    // Specification 0, section 3, corrects specification 1: Remember me extends the cookies.
    ['Cookies', /Remember me.*up to 7 days/],
    ['Privacy', /privacy policy/],
    ['Risks and benefits', /can bring clarity.*may feel uneasy/],
    ['Links to other places', /not responsible for what they say/],
    ['Copyright complaints', /uses your work without permission/],
    ['What we ask of you', /Keep your password to yourself/],
    ['Acceptable use', /Please do not use the program/],
    ['Suggestions', /glad about suggestions/],
  ])('under "%s": %s', (title, words) => {
    renderPage(terms);
    expect(getTextUnder(title).replace(/\s+/g, ' ')).toMatch(words);
  });

  it('have the version that is stored with each registration', () => {
    renderPage(terms);
    expect(terms.frontmatter.version).toBe(settings.termsVersion);
    expect(screen.getByText(/^These terms are an agreement/)).toHaveTextContent(
      `This is version ${settings.termsVersion}`,
    );
  });

  it('list each section in a table of contents', () => {
    renderPage(terms);
    const contents = screen.getByRole('navigation', { name: 'On this page', hidden: true });
    const entries = within(contents).getAllByRole('link', { hidden: true });
    expect(entries.map((entry) => entry.textContent)).toEqual(listHeadings());
    for (const entry of entries) {
      const id = entry.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).toHaveTextContent(entry.textContent ?? '');
    }
  });
});

describe('the privacy policy', () => {
  it('has the headings of the specification', () => {
    renderPage(policy);
    const specified = [
      'Our commitment',
      'Data we collect',
      'Purposes',
      'Disclosure',
      'Storage and security',
      'Changes to this policy',
      'Account deletion',
    ];
    expect(listHeadings().filter((title) => specified.includes(title ?? ''))).toEqual(specified);
  });

  it.each([
    'e-mail address',
    'username',
    'password',
    'name,',
    'age,',
    'city',
    'phone number',
    'gender',
    'marital status',
    'education',
    'kind of work',
    'answers on seeking help',
    'scores',
    'date and time',
    'feedback form',
    'contact form',
  ])('says that this is stored: %s', (words) => {
    renderPage(policy);
    expect(getTextUnder('Data we collect')).toContain(words);
  });

  it.each([
    ['Account, profile', 'deleted at once'],
    ['An account without a profile', '7 days'],
    ['A login', '7 days at most'],
    ['A mailed link', '24 hours to sign up, 1 hour for a new password'],
    ['A message from the contact form', '1 year'],
    ['The coded record', '1 year'],
    ['Copies of mails', '30 days'],
  ])('says how long it is retained: %s', (what, howLong) => {
    renderPage(policy);
    const row = screen.getAllByRole('row').find((one) => one.textContent?.startsWith(what));
    expect(row).toHaveTextContent(howLong);
  });

  it.each([
    /Download my data/,
    /corrected/,
    /deleted/,
    /within 90 days/,
    /name someone/,
    /Data Protection Board of India/,
  ])('names the right: %s', (words) => {
    renderPage(policy);
    expect(getTextUnder('Your rights')).toMatch(words);
  });

  it('opens a mail that requests the deletion and contains the registered address', () => {
    renderPage(policy);
    const link = screen
      .getAllByRole('link', { name: settings.supportEmail })
      .map((one) => new URL(one.getAttribute('href') ?? ''))
      .find(({ search }) => search !== '');
    expect(link?.pathname).toBe(settings.supportEmail);
    expect(link?.searchParams.get('subject')).toBe('Account Deletion');
    expect(link?.searchParams.get('body')).toContain('The e-mail address I registered with is:');
    expect(document.getElementById('deletion')).toHaveTextContent('Account deletion');
  });
});

it('the accessibility page says what the last run tested, what was not tested, and where to complain', () => {
  renderPage(access);
  const tested = getTextUnder('What we tested');
  for (const fact of [
    `${facts.screens}, looked at ${facts.views}`,
    facts.rules,
    facts.browser,
    ...facts.tools,
  ])
    expect(tested).toContain(fact);
  expect(getTextUnder('What we did not test')).toMatch(/not people who use screen readers/);
  expect(getTextUnder('Tell us what is difficult for you')).toMatch(
    new RegExp(`${settings.supportEmail}.*We answer within 14 days`),
  );
});

it('the team page lists leads, helpers and funders', () => {
  const { container } = renderPage(team);
  expect(container).toHaveTextContent('professor of clinical psychology');
  expect(container).toHaveTextContent('Colleagues from the institute');
  expect(container).toHaveTextContent(`funded by ${settings.funder}`);
  expect(container).toHaveTextContent(settings.partner);
});

describe('the pages of content/site', () => {
  const pages = Object.fromEntries(
    Object.entries(
      import.meta.glob<SitePage>(['../../../../content/site/*.mdx', '!**/*.*.mdx'], { eager: true }),
    ).map(([file, page]) => [file.replace(/^.*\/([^/]+)\.mdx$/, '$1'), page]),
  );

  it.each(Object.entries(pages))('%s is at its address', async (name, page) => {
    expect(page.frontmatter.route).toBe(`/${name}`);
    const route = siteRoutes.find(({ path }) => path === page.frontmatter.route);
    const lazy = route?.lazy as () => Promise<{ Component: React.ComponentType }>;
    const { Component } = await lazy();
    render(
      <SiteHarness>
        <Component />
      </SiteHarness>,
    );
    // Tabs and the list of visited pages do not name the page of urgent help.
    const title = name === 'cannot-talk' ? 'Check-in' : `${page.frontmatter.title} · ${settings.programName}`;
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getByRole('heading', { level: 1, name: page.frontmatter.title })).toBeVisible();
  });

  it('end with the day of the last review, or say that they are drafts', () => {
    const reviewed = { ...team, frontmatter: { ...team.frontmatter, reviewed: '2026-11-20' } };
    const { unmount } = renderPage(reviewed);
    expect(screen.getByText('Last reviewed: 20 Nov 2026')).toBeVisible();
    unmount();
    renderPage({ ...team, frontmatter: { ...team.frontmatter, updated: '2026-11-28' } });
    expect(screen.getByText('Draft for review by the institute. Last changed: 28 Nov 2026')).toBeVisible();
  });

  it('name the Web Information Manager', () => {
    renderPage(about);
    const { name, designation, email } = settings.webInformationManager;
    expect(screen.getByText(new RegExp(`${name}, ${designation}`))).toBeVisible();
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  it.each(Object.entries(pages))('%s is dated, and every fragment it links to has its heading', (_, page) => {
    renderPage(page);
    expect(page.frontmatter.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      const id = link.getAttribute('href')?.split('#')[1];
      if (id) expect(document.getElementById(id)).not.toBeNull();
    }
  });
});
