import { stringify } from 'yaml';

/**
 * Formats the file of a new page. The rule `page/template-text` reports placeholders that the author did not replace.
 * @param today YYYY-MM-DD
 */
export function formatPageTemplate(
  { title, summary }: { readonly title: string; readonly summary: string },
  today: string,
): string {
  return `---
${stringify({ title, summary, updated: today }, { lineWidth: 0 })}---

Begin with two or three short sentences. Say what this page is about and what a reader may take from it. This first part is set in larger type.

## What it is about

Write a few short parts here, in plain words. Speak to "you". Give an example from daily life.

## Three things to try

<Tips>

<Tip title="The first thing">

Say what to do, when, and how to begin.

</Tip>

<Tip title="The second thing">

Say it in the same way.

</Tip>

<Tip title="The third thing">

Two tips or ten are fine too. Each has its own tag.

</Tip>

</Tips>

## One small thing to do

End with one step that takes a few minutes and can be done today.
`;
}
