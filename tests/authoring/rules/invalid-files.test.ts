import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publish } from '#authoring/drafts/publish.ts';
import { createContentFixture, page, quiet } from '#tests/support/content-fixture.ts';

const { folder, edit, write, listFindings } = createContentFixture();
const activity = 'questionnaires/S5-activity.json';

describe('reports in complete files', () => {
  it('a page whose text is missing', () => {
    write('content/personal-growth.json', '{}');
    edit('content/site/home.json', (text) => text.replace('"ink": "s5"', '"ink": "s6"'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/personal-growth.json:1  heading
          expected  the key "heading"
          actual    nothing
          fix       Add it. The heading of the page.

      content/personal-growth.json:1  lead
          expected  the key "lead"
          actual    nothing
          fix       Add it. What the page is for.

      content/personal-growth.json:1  kept
          expected  the key "kept"
          actual    nothing
          fix       Add it. That nothing is saved, sent or scored.

      content/personal-growth.json:1  change
          expected  the key "change"
          actual    nothing
          fix       Add it. The first part, with room to write.

      content/personal-growth.json:1  thought
          expected  the key "thought"
          actual    nothing
          fix       Add it. The second part, with statements to tick.

      content/personal-growth.json:1  action
          expected  the key "action"
          actual    nothing
          fix       Add it. The third part, with statements to weigh.

      content/site/home.json:62  indicators.list[1].ink
          expected  one of "s1", "s2", "s3", "s4", "s5"
          actual    "s6"
          fix       Write one of them."
    `);
  });

  it('the same slug in two folders', () => {
    write('content/reading/hard-days/quiet1.mdx', page());
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/reading/hard-days/quiet1.mdx
          expected  the slug "quiet1" once, in content/reading/quiet/quiet1.mdx
          actual    a second file with it
          fix       Delete one of the two files, or rename this one and add its new name to the reading order."
    `);
  });

  it('a page and a JSON file that are not text', () => {
    write(quiet, Buffer.concat([Buffer.from(page()), Buffer.from([0xff, 0xfe, 0])]));
    write('content/pages.json', Buffer.from('{ "withoutScript": "A" }', 'utf16le'));
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "content/pages.json:1
          expected  a text file in UTF-8
          actual    bytes that are not text in UTF-8
          fix       Save it as plain text in UTF-8, or restore the file from version control.

      content/reading/quiet/quiet1.mdx:12
          expected  a text file in UTF-8
          actual    bytes that are not text
          fix       Save it as plain text in UTF-8, or restore the file from version control."
    `);
  });

  it('nothing for temporary files of an editor', () => {
    for (const place of ['', 'quality/'])
      symlinkSync('nobody@nowhere.1', join(folder.root, `questionnaires/${place}.#S4-distress.json`));
    write('questionnaires/.S4-distress.json.swp', 'b0VIM');
    write('questionnaires/._S4-distress.json', Buffer.from([0, 5, 22, 7]));
    expect(listFindings()).toEqual([]);
  });

  it('a questionnaire that cannot be parsed, and findings in the others', () => {
    rmSync(join(folder.root, activity));
    mkdirSync(join(folder.root, activity));
    edit('questionnaires/S4-distress.json', (text) => text.replace('"sd": 7', '"sd": "7"'));
    expect(listFindings().map((words) => words.split('\n')[0])).toEqual([
      'questionnaires/S4-distress.json:89  scores[0].report.bands[0].norm.sd',
      activity,
    ]);
  });

  it('a settings file that cannot be parsed', () => {
    write('content/settings.json', '['.repeat(100_000));
    const unread = listFindings().filter((words) => words.includes('an internal error of the check'));
    expect(unread.map((words) => words.split('\n')[0])).toEqual(['content/settings.json']);
  });

  it('a published questionnaire whose file is missing', () => {
    publish(join(folder.root, 'questionnaires'));
    rmSync(join(folder.root, 'questionnaires/S4-distress.json'));
    // A missing file leaves a gap in the positions, which is not reported.
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S4-….json
          expected  the file of the questionnaire "S4": it is published, and results may exist
          actual    no such file
          fix       Restore it from version control. An id never changes."
    `);
  });

  it('an impossible norm, but not missing norms', () => {
    edit(activity, (text) =>
      text.replace(/"norm": \{[^}]*\}/, '"norm": { "mean": 999, "sd": -2, "basis": "" }'),
    );
    expect(listFindings().join('\n\n')).toMatchInlineSnapshot(`
      "questionnaires/S5-activity.json:97  scores[0].report.bands[0].norm.sd
          expected  a number above 0
          actual    -2
          fix       Change it. Standard deviation of the reference group, in score points.

      questionnaires/S5-activity.json:97  scores[0].report.bands[0].norm.basis
          expected  text
          actual    ""
          fix       Write the text. Where mean and deviation come from, in a sentence: study, sample and year, or what they were borrowed from."
    `);
  });
});

describe('reports nothing in complete files', () => {
  it('for a byte order mark', () => {
    for (const file of ['content/chain.json', 'content/site/home.json', activity]) {
      edit(file, (text) => `\uFEFF${text}`);
    }
    expect(readFileSync(join(folder.root, activity))[0]).toBe(0xef);
    expect(listFindings()).toEqual([]);
  });

  it('for links to a side page while the reading order cannot be parsed', () => {
    write(quiet, page('[Click here](/personalGrowth) to write down a goal.'));
    expect(listFindings()).toEqual([]);
    rmSync(join(folder.root, 'content/chain.json'));
    expect(listFindings().filter((words) => words.includes(quiet))).toEqual([]);
  });
});
