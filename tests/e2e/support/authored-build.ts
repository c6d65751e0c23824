/** A build with additions of an author, made by three commands: a sixth questionnaire, a page and an exercise, and recordings. `src` is unchanged. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceTemplateTexts } from '#tests/support/identifying-texts.ts';
import { canRecord, writeRecordings } from './recorded-build.ts';
import { copyRepository, runTool } from './repository-copy.ts';

/**
 * Writes, publishes and builds in a copy of the repository.
 * @param folder gets the build as `dist`
 */
export function buildAuthored(folder: string): void {
  const copy = copyRepository('authored');
  try {
    runTool(copy, 'new-instrument', '--title', 'Your Rest', '--items', '10', '--scale', 'S4', '--yes');
    const sixth = findSixthFile(join(copy, 'questionnaires'));
    writeFileSync(sixth, replaceTemplateTexts(readFileSync(sixth, 'utf8')));
    runTool(copy, 'publish-instrument');
    const summary = 'Small ways to make an evening calmer.';
    const page = ['--chapter', 'self-compassion', '--title', 'Rest at night', '--summary', summary];
    runTool(copy, 'new-page', ...page, '--after', 'selfCompassion1', '--yes');
    cpSync(join(copy, 'content/media/nature-imagery.jpg'), join(copy, 'content/pictures/evening.jpg'));
    replaceBody(join(copy, 'content/reading/self-compassion/restAtNight.mdx'));
    runTool(copy, 'new-exercise', '--title', 'Look at the sky', '--summary', skySummary, '--yes');
    replaceExercise(join(copy, 'content/exercises/lookAtTheSky.mdx'));
    if (canRecord()) writeRecordings(copy);
    execFileSync(process.execPath, ['tools/build/build.mjs'], { cwd: copy, stdio: 'inherit' });
    cpSync(join(copy, 'dist'), join(folder, 'dist'), { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const skySummary = 'Look up for two minutes and name what you see.';

/** Replaces the template text of an exercise, and describes its drawing. */
function replaceExercise(file: string): void {
  const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const text =
    'You can look at the sky from a window.\n\n' +
    '## Find some sky\n\nSit or stand. Stop if it feels worse.\n\n' +
    '## Look\n\nWhat colours do you see?\n\n<Pause seconds="5" />\n\n' +
    '## Come back\n\nLook at your hands.\n';
  writeFileSync(file, `---${head.replace(/alt: .*/, 'alt: Rings around a disc.')}---\n\n${text}`);
}

/** Replaces the template text of a page, but not its head. */
function replaceBody(file: string): void {
  const [, head] = readFileSync(file, 'utf8').split(/^---$/m);
  const text =
    'Evenings can be loud. Here are two small ways to a calmer one.\n\n' +
    '<Picture file="evening.jpg" alt="Water between hills at the end of a day." />\n\n' +
    '## A lamp\n\nA small lamp is enough.\n';
  writeFileSync(file, `---${head}---\n\n${text}`);
}

/** Finds the file of the sixth questionnaire in a folder of questionnaires, or of a build's instruments. */
export function findSixthFile(folder: string): string {
  const file = readdirSync(folder).find((name) => name.startsWith('S6-'));
  if (!file) throw new Error(`${folder} has no sixth questionnaire.`);
  return join(folder, file);
}
