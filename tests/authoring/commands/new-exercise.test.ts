import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askExercise } from '#authoring/commands/ask-exercise.ts';
import { compileExercises } from '#authoring/compile/exercises.ts';
import { createContentFixture, drawing, exercisePage } from '#tests/support/content-fixture.ts';
import { runCommand } from '#tests/support/talk.ts';

const { folder, write, edit, listFindings } = createContentFixture();

const runNewExercise = (flags: readonly string[]) =>
  runCommand(askExercise, ['--root', folder.root, ...flags, '--yes'], '');
const listCompiled = () => compileExercises(folder.root).outputs.get('exercises.json');
const steps = '## One\n\nSit.\n\n## Two\n\nSit.\n\n## Three\n\nSit.';

describe('a new exercise', () => {
  it('is one file, the last of the list, and is checked until its template texts are replaced', async () => {
    write('content/exercises/rest.mdx', exercisePage(steps));
    write('content/pictures/rest.svg', drawing);
    const output = await runNewExercise(['--title', 'Look: the sky', '--summary', 'Look up for a while.']);
    const file = 'content/exercises/lookTheSky.mdx';
    expect(output).toContain(`Written: ${file}`);
    expect(listCompiled()).toMatchObject([{ slug: 'rest' }, { slug: 'lookTheSky', title: 'Look: the sky' }]);
    const found = listFindings('2099-01-01').join('\n');
    expect(found).toContain('the text of the template');
    expect(found).toContain('content/pictures/slow-breathing.svg');

    const [, head = ''] = readFileSync(join(folder.root, file), 'utf8').split(/^---$/m);
    const ownHead = head.replace('slow-breathing.svg', 'rest.svg').replace(/alt: .*/, 'alt: A cloud.');
    write(file, `---${ownHead}---\n\nLook up.\n\n${steps}\n`);
    const today = /updated: (.*)/.exec(head)?.[1] ?? '';
    expect(listFindings(today).filter((one) => one.includes('exercises/'))).toEqual([]);
    expect(listCompiled()).toEqual([
      {
        slug: 'rest',
        title: 'Rest for a while',
        summary: 'Sit down and rest.',
        minutes: 2,
        troubles: ['sleep'],
        picture: 'rest.svg',
      },
      {
        slug: 'lookTheSky',
        title: 'Look: the sky',
        summary: 'Look up for a while.',
        minutes: 3,
        troubles: ['worry'],
        picture: 'rest.svg',
      },
    ]);
  });

  it('does not replace another one', async () => {
    write('content/exercises/rest.mdx', exercisePage(steps));
    await expect(runNewExercise(['--title', 'Rest', '--summary', 'Rest.'])).rejects.toThrow(/in use/);
  });

  it('can be linked to from pages at its address, and from nowhere else', () => {
    write('content/exercises/rest.mdx', exercisePage(steps));
    write('content/pictures/rest.svg', drawing);
    const link = (address: string) =>
      edit('content/site/team.mdx', (text) => `${text}\nTry [a short rest](${address}).\n`);
    link('/exercises/rest');
    link('/exercises');
    expect(listFindings()).toEqual([]);
    link('/rest');
    expect(listFindings().join()).toContain('/rest');
  });
});
