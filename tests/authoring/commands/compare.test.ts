import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publish } from '#authoring/drafts/publish.ts';
import { compareInstruments } from '#authoring/source/compare/comparison.ts';
import { formatComparison } from '#authoring/check/format-comparison.ts';
import { findInstrument, findNewestPublished } from '#authoring/check/find-instrument.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, edit } = createContentFixture();
const file = 'questionnaires/S5-activity.json';
const getQuestionnairesFolder = () => join(folder.root, 'questionnaires');

/** The output of `npm run diff:instrument` for the edited file and its newest published version. */
function formatReport(): string {
  const [before, after] = [findNewestPublished(getQuestionnairesFolder(), 'S5'), 'S5'].map((name) =>
    findInstrument(getQuestionnairesFolder(), name),
  ) as [ReturnType<typeof findInstrument>, ReturnType<typeof findInstrument>];
  return formatComparison(before, after, compareInstruments(before.instrument, after.instrument));
}

describe('diff:instrument', () => {
  it('prints old above new, and the version to write', () => {
    publish(getQuestionnairesFolder());
    edit(file, (text) => text.replace('Resting just because it feels good', 'Resting because it feels good'));
    expect(formatReport()).toBe(`old  S5@1.0, published
new  questionnaires/S5-activity.json, version 1.0

Items
  Item "pl5"
    old  Resting just because it feels good
    new  Resting because it feels good
    words  Resting [-just -]because it feels good

Scores are not comparable: the questions or their scoring changed. A major version is needed, 2.0 after 1.0, because of changes in items. Old results stay, and are not compared with new ones. Only words differ: if two people confirm in "spelling" that it is spelling, 1.0.1 is enough and scores stay comparable.
The new file has version 1.0: write "version": "2.0".`);
  });

  it('accepts a version that was raised enough', () => {
    publish(getQuestionnairesFolder());
    const raiseVersion = (text: string) => text.replace('"version": "1.0"', '"version": "1.1"');
    edit(file, (text) =>
      raiseVersion(text).replace('What your weeks are made of.', 'What fills your weeks.'),
    );
    expect(formatReport()).toMatch(
      /A minor version is needed, 1\.1 after 1\.0, .+\nThe new file has version 1\.1: that fits\.$/,
    );
  });

  it('accepts files too, and lists the available names for an unknown name', () => {
    const path = join(folder.root, 'mine.json');
    writeFileSync(path, readFileSync(join(folder.root, file)));
    expect(findInstrument(getQuestionnairesFolder(), path).location).toBe(`${path}, version 1.0`);
    expect(() => findInstrument(getQuestionnairesFolder(), 'S9')).toThrow(
      'Questionnaires: S1, S2, S3, S4, S5.',
    );
    expect(() => findNewestPublished(getQuestionnairesFolder(), 'S5')).toThrow('S5 was never published');
  });

  it('rejects a missing file, and a file that is no questionnaire', () => {
    expect(() => findInstrument(getQuestionnairesFolder(), 'nowhere/S4.json')).toThrow(
      'nowhere/S4.json: the file does not exist',
    );
    const path = join(folder.root, 'package.json');
    writeFileSync(path, '{ "name": "program" }');
    expect(() => findInstrument(getQuestionnairesFolder(), path)).toThrow(`${path} cannot be compared:`);
  });

  it('asks for no version between two questionnaires or for a published copy', () => {
    publish(getQuestionnairesFolder());
    const compareFiles = (a: string, b: string) => {
      const [before, after] = [
        findInstrument(getQuestionnairesFolder(), a),
        findInstrument(getQuestionnairesFolder(), b),
      ];
      return formatComparison(before, after, compareInstruments(before.instrument, after.instrument));
    };
    expect(compareFiles('S4', 'S5').split('\n').at(-1)).toBe(
      'These are two different questionnaires. Their scores are not comparable, and neither needs a new version.',
    );
    edit(file, (text) =>
      text
        .replace('"version": "1.0"', '"version": "1.1"')
        .replace('What your weeks are made of.', 'Your weeks.'),
    );
    expect(compareFiles('S5', 'S5@1.0')).toMatch(
      /\n\nScores stay comparable: [^.]+\.\nThe new one is published: it never changes, and needs no other version\.$/,
    );
  });

  it('accepts only the next minor or major version', () => {
    publish(getQuestionnairesFolder());
    edit(file, (text) => text.replace('What your weeks are made of.', 'What fills your weeks.'));
    const readLast = () => formatReport().split('\n').at(-1);
    for (const [from, to, words] of [
      ['1.0', '1.2', 'The new file has version 1.2: write "version": "1.1".'],
      ['1.2', '3.7', 'The new file has version 3.7: write "version": "1.1".'],
      ['3.7', '2.0', 'The new file has version 2.0: that fits.'],
    ] as const) {
      edit(file, (text) => text.replace(`"version": "${from}"`, `"version": "${to}"`));
      expect(readLast()).toBe(words);
    }
  });
});
