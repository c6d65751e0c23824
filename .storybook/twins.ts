import type { StoryContext } from '@storybook/react-vite';

/**
 * A twin shows what another story of its file shows, in the dark theme or on a narrow screen, and is named so: "Dark",
 * "Two Done Narrow", "Small Screen".
 */
export function isTwin({ name }: Pick<StoryContext, 'name'>): boolean {
  return /\b(Dark|Narrow|Small Screen)\b/.test(name);
}

/**
 * `npm test` checks a twin's colours alone with axe, for what else axe finds it finds in the other story too. What
 * leads to the state that is shown still runs. `npm run test:all`, Storybook itself and any other run check everything.
 */
export function onlyColoursOfTwins(context: StoryContext): void {
  if (import.meta.env.STORY_TWINS !== 'colours' || !isTwin(context)) return;
  const { a11y } = context.parameters;
  context.parameters = { ...context.parameters, a11y: { ...a11y, options: { runOnly: ['color-contrast'] } } };
}

/** A twin on a narrow screen, or in the dark, must not scroll sideways. */
export function expectTwinFits(context: StoryContext): void {
  if (context.viewMode !== 'story' || !isTwin(context)) return;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    throw new Error(`"${context.name}" is ${scrollWidth} px wide on a screen of ${clientWidth} px.`);
}
