/** Formats the head of an exercise. Values are YAML. */
export function formatFrontmatter(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * Formats the file of a new exercise. The rule `page/template-text` reports placeholders that the author did not replace.
 * @param values `order` is the place in lists; title and summary are YAML
 * @param today YYYY-MM-DD
 */
export function formatExerciseTemplate(
  { title, summary, order }: { readonly title: string; readonly summary: string; readonly order: number },
  today: string,
): string {
  const head = formatFrontmatter({
    title,
    summary,
    minutes: '3',
    troubles: 'worry',
    order: String(order),
    picture: 'slow-breathing.svg',
    alt: 'Say what the drawing shows.',
    status: 'draft, not reviewed by a clinician',
    updated: today,
  });
  return `${head}
Say in one or two sentences what the person does here, and what it may help with.

## The first step

Say one thing to do, in two short sentences. Stop if it feels worse.

<Pause seconds="30" />

## The second step

Say the next thing to do.

## The last step

Say what the person can do after it.
`;
}
