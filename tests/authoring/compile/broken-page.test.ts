import { describe, expect, test } from 'vitest';
import { renderBrokenPage, describeFailure, findBlockingFinding } from '#authoring/compile/broken-page.ts';
import { createParseErrorFinding } from '#authoring/check/check-page.ts';
import { parsePageSource } from '#authoring/source/page-file.ts';

const file = 'content/reading/x/light.mdx';
const page = `---
title: 'Morning light'
summary: A small thing.
---

<Tips>

Half a list.
`;

function getFailure(source: string): unknown {
  try {
    return parsePageSource(source);
  } catch (failure) {
    return failure;
  }
}

describe('a page that cannot be parsed, in development', () => {
  const code = renderBrokenPage(page, createParseErrorFinding(file, page, getFailure(page)));

  test('uses the title and summary of its head', () => {
    expect(code).toContain('"title":"Morning light"');
    expect(code).toContain('"summary":"A small thing."');
  });

  test('reports file, line and fix', () => {
    // <Tips> opens in line 6.
    expect(code).toContain('content/reading/x/light.mdx:6');
    expect(code).toContain('Write </Tips> on a separate line where that part ends.');
  });
});

test('a title in asterisks, which fails as a module, is reported as an error of the head', () => {
  const source = '---\ntitle: *Light*\nsummary: Small.\nupdated: 2026-11-20\n---\n\nWords.\n';
  expect(describeFailure(file, source, new ReferenceError('Unresolved alias'))).toMatchObject({
    line: 2,
    path: 'head',
    fix: 'Write the value in quotation marks: title: "*Light*".',
  });
  expect(describeFailure(file, page, getFailure(page))).toMatchObject({
    line: 6,
    actual: 'the end of the page',
  });
});

describe('a page that parses but cannot be rendered, in development', () => {
  const head = '---\ntitle: Light\nsummary: Small.\nupdated: 2026-11-20\n---\n\n';
  const siteHead = head.replace('updated: 2026-11-20', 'route: /x\nversion: 2026-11-20');

  test.each([
    ['an empty file', '', 1, 'no head'],
    ['a page without a head', '## Light\n\nWords.\n', 1, 'no head'],
    ['an empty head', '---\n---\n\nWords.\n', 1, 'no head'],
    // Lines 1 to 5 are the head, line 6 is empty.
    ['an unknown tag', `${head}<Tipps>\n\nWords.\n\n</Tipps>\n`, 7, '<Tipps>'],
    ['a tag of another kind of page', `${head}<Partner />\n`, 7, '<Partner>'],
    ['curly braces', `${head}Words.\n\n{nothing}\n`, 9, '{nothing}'],
    ['a link with script', `${head}Sit [down](javascript:alert(1)).\n`, 7, '(javascript:alert(1))'],
    ['curly braces in a line', `${head}Words and {nothing}.\n`, 7, '{nothing}'],
    [
      'curly braces in a tag',
      `${head}<Tips>\n\n<Tip title={nothing}>\n\nWords.\n\n</Tip>\n\n</Tips>\n`,
      9,
      'no text in quotation marks',
    ],
  ])('%s is reported with its line', (_what, source, line, actual) => {
    expect(findBlockingFinding(file, source)).toMatchObject({ file, line, actual });
    expect(renderBrokenPage(source, findBlockingFinding(file, source)!)).toContain(`${file}:${line}`);
  });

  test('a site page without its date is reported, because the date is displayed', () => {
    expect(findBlockingFinding('content/site/x.mdx', siteHead)).toMatchObject({
      path: 'updated',
      actual: 'nothing',
    });
  });

  test('other findings leave the page unchanged', () => {
    const late = head.replace('2026', '2999');
    expect(
      findBlockingFinding(file, `${late}<Tip title="Alone">\n\nWords.\n\n</Tip>\n\n<b>x</b> {/* mine */}\n`),
    ).toBe(undefined);
  });
});
