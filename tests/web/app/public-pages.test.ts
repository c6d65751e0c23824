import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '#app/account-routes.ts';
import type { InstrumentCatalogue } from '#app/instrument-catalogue.ts';
import { siteRoutes } from '#app/site-routes.ts';
import compiled from '#compiled/exercises.json';
import { exercisesAddress, toExerciseAddress } from '#domain/exercises/address.ts';
import { listPublicPages, translateDescription } from '#tools/build/prerender/public-pages.mjs';
import { getDesignToken } from '#tools/design-tokens.mjs';

const content = { cards: [] } as unknown as InstrumentCatalogue;
const root = join(import.meta.dirname, '../../..');
const readFile = (path: string) => readFileSync(join(root, path), 'utf8');
/** Addresses opened from a mail or another page, with a token, and the safety plan, which depends on the device. */
const personal = ['/verifySignUp', '/registrationForm', '/resetPassword', '/safety-plan'];

describe('prerendered pages', () => {
  it('are all public pages except those opened from a mail or a form', () => {
    const routes = [...siteRoutes, ...accountRoutes(content), { path: '/try-now' }].map(({ path }) =>
      String(path),
    );
    const rendered = listPublicPages().map(({ path }) => path);
    const exercises = compiled.map(({ slug }) => toExerciseAddress(slug));
    const isExercise = (path: string) => path === toExerciseAddress(':exercise?');
    expect(rendered.toSorted()).toEqual(
      routes
        .filter((path) => !personal.includes(path))
        .flatMap((path) => (isExercise(path) ? [exercisesAddress, ...exercises] : [path]))
        .toSorted(),
    );
  });

  it('have a description of one or two sentences that search engines display completely', () => {
    for (const { path, description } of listPublicPages()) {
      expect(description.length, path).toBeGreaterThan(40);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });

  it.each([
    ['hi', /\p{Script=Devanagari}/u],
    ['kn', /\p{Script=Kannada}/u],
  ])('have a description in %s', (language, letters) => {
    const { texts } = JSON.parse(readFile(`content/pages.${language}.json`)) as {
      texts: Readonly<Record<string, { readonly text: string }>>;
    };
    const descriptions = Object.fromEntries(
      Object.entries(texts).map(([key, { text }]) => [key.replace('descriptions.', ''), text]),
    );
    const pages = listPublicPages();
    const translatedPages = pages.map(({ path }) => path);
    for (const page of pages)
      expect(translateDescription(page, language, { descriptions, translatedPages })).toMatch(letters);
  });

  it('have their English description if the translation is not offered', () => {
    for (const page of listPublicPages().filter(({ file }) => file))
      expect(translateDescription(page, 'hi', { descriptions: {}, translatedPages: [] })).toBe(
        page.description,
      );
  });
});

it('the manifest reveals nothing about the purpose in name and description, and has the background of the light theme', () => {
  const manifest = JSON.parse(readFile('content/public/manifest.webmanifest'));
  const { homeScreenName } = JSON.parse(readFile('content/settings.json'));
  const [light, dark] = [getDesignToken('background'), getDesignToken('background', 'dark')];
  expect([manifest.name, manifest.short_name]).toEqual(['%homeScreenName%', '%homeScreenName%']);
  expect(homeScreenName).not.toMatch(/well|mental|mind|health|mood|feel|help/i);
  expect(manifest.description).toBeUndefined();
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
  const page = readFile('index.html');
  // Only the offer links the manifest, because browsers that find one offer the installation themselves.
  expect(page).not.toContain('manifest');
  expect(page).toContain(`media="(prefers-color-scheme: light)" content="${light}"`);
  expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${dark}"`);
});
