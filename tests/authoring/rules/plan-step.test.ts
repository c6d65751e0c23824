import { describe, expect, it } from 'vitest';
import { checkContentFiles } from '#authoring/check/check-content.ts';
import { readContentFolder } from '#authoring/source/content-files.ts';
import { readQuestionnaires } from '#authoring/check/questionnaires.ts';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const file = 'content/plan/steps/open-a-window.json';

/** Checks the content of this repository with one more step. */
function checkWithStep(step: object) {
  const content = readContentFolder(root);
  const text = `${JSON.stringify(step, null, 2)}\n`;
  const added = {
    ...content,
    names: [...content.names, file].sort(),
    has: (name: string) => name === file || content.has(name),
    text: (name: string) => (name === file ? text : content.text(name)),
  };
  return checkContentFiles(added, readQuestionnaires(join(root, 'questionnaires')), '2026-11-28').filter(
    (finding) => finding.file === file,
  );
}

const step = {
  status: 'draft',
  troubles: ['sleep'],
  text: 'Open a window for five minutes.',
  smaller: 'Open a window for one minute.',
  contact: false,
};

describe('a step that an author adds', () => {
  it('needs one file', () => {
    expect(checkWithStep(step)).toEqual([]);
  });

  it.each([
    ['a missing key', { ...step, smaller: undefined }, 'shape/missing-key'],
    ['a diagnosis', { ...step, text: 'Write down why you are depressed.' }, 'wording/you-are-ill'],
    ['an odd phrase', { ...step, text: 'Breathe right away.' }, 'wording/plain-phrase'],
    ['money', { ...step, text: 'Buy a plant.' }, 'plan/needs-more'],
    ['a number that is no help line', { ...step, text: 'Call 1800 555 1234.' }, 'passage/unknown-number'],
    [
      'an unknown question',
      { ...step, notWhen: [{ section: 'S4', item: 'x', from: 4 }] },
      'plan/condition-unknown',
    ],
  ])('is found with %s', (_, changed, rule) => {
    expect(checkWithStep(changed).map((finding) => finding.rule)).toContain(rule);
  });
});
