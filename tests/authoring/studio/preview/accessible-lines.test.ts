import { beforeEach, expect, test } from 'vitest';
import { listAccessibleLines } from '#authoring/studio/preview/reading/accessible-lines.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <main aria-label="Question">
      <h1>How are you?</h1>
      <p>Think of the <strong>last week</strong>.</p>
      <noscript>Without JavaScript</noscript><span hidden>Nothing</span><span aria-hidden="true">→</span>
      <fieldset><legend>I slept well</legend>
        <label><input type="radio" name="a" checked> Never</label>
        <label><input type="radio" name="a"> Often</label>
      </fieldset>
      <ul><li>One</li><li>Two</li></ul>
      <button type="button" aria-disabled="true" aria-label="Next question"><svg></svg></button>
      <a href="/help">Help</a>
    </main>`;
});

test('lists roles, names and states in the order in which they are read, without hidden parts', () => {
  const lines = listAccessibleLines(document.body).map(
    ({ role, text, depth }) => `${depth} ${role}: ${text}`,
  );
  expect(lines).toEqual([
    '0 main: Question',
    '1 heading, 1: How are you?',
    '1 : Think of the last week.',
    '1 group: I slept well',
    '2 radio, checked: Never',
    '2 radio, not checked: Often',
    '1 list, 2 items: ',
    '2 : One',
    '2 : Two',
    '1 button, unavailable: Next question',
    '1 link: Help',
  ]);
});
