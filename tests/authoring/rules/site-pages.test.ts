import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '#authoring/source/sources.ts';
import { isKnownAddress, screenAddresses, siteAddresses } from '#domain/reading-order/addresses.ts';
import { createContentFixture, page, quiet, sitePage } from '#tests/support/content-fixture.ts';

const { folder, edit, write, listFindings } = createContentFixture();
const src = join(import.meta.dirname, '../../../src');

describe('reports in site pages', () => {
  it('a missing page that screens link to, once', () => {
    write(quiet, page('Read the [terms](/terms).'));
    rmSync(join(folder.root, 'content/site/terms.mdx'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/site/terms.mdx
          expected  the file content/site/terms.mdx, to which screens of the app link
          actual    no such file
          fix       Restore it from version control under exactly this name."
    `);
  });

  it('each page if the folder is empty', () => {
    rmSync(join(folder.root, 'content/site'), { recursive: true });
    const removed = listFindings().filter((words) => words.includes('to which screens of the app link'));
    expect(removed).toHaveLength(5);
  });

  it('terms of a version that differs from the accepted one', () => {
    write('content/site/terms.mdx', sitePage('terms', '2026-11-20'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/site/terms.mdx:5  version
          expected  "2026-11-01", which is "termsVersion" in content/settings.json, line 13
          actual    "2026-11-20"
          fix       Write the same day in both places: it names the terms that people accept."
    `);
  });

  it('a page with the name of a screen or a server route', () => {
    write('content/site/login.mdx', sitePage('login'));
    write('content/site/Api.mdx', sitePage('Api'));
    write('content/reading/quiet/media.mdx', page());
    edit('content/chain.json', (text) => text.replace('"quiet2"', '"media", "quiet2"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/chain.json:14  chapters[0].pages[1]
          expected  an unused address
          actual    "/media", which is reserved
          fix       Choose another slug: rename the file, and write the new name here.

      content/site/Api.mdx
          expected  an unused address
          actual    "/Api", which is in use
          fix       Choose another name for the file, and write it into "route", too.

      content/site/login.mdx
          expected  an unused address
          actual    "/login", which is in use
          fix       Choose another name for the file, and write it into "route", too.

      Advice. content/site/Api.mdx:1
          expected  a link to /Api in a page that people open
          actual    none: people reach it only if they type the address
          fix       Link to it, such as [what the page is about](/Api) in content/site/team.mdx, or delete the file.

      Advice. content/site/login.mdx:1
          expected  a link to /login in a page that people open
          actual    none: people reach it only if they type the address
          fix       Link to it, such as [what the page is about](/login) in content/site/team.mdx, or delete the file."
    `);
  });
});

it('every site page that a screen links to is required', () => {
  const sources = filesIn(src).filter(
    (file) => /^web\/(app|features)\/.*\.tsx$/.test(file) && !file.includes('.stories.'),
  );
  const links = sources.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\bto(?:=|: )["'](\/[\w-]*)["']/g)].map(
      ([, to]) => to!,
    ),
  );
  const pages = new Set(links.filter((to) => !isKnownAddress(to, screenAddresses)));
  expect([...pages].toSorted()).toEqual(siteAddresses.toSorted());
});
