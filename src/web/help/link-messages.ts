/** Names of pages about help that more than one part of the app links to. */
export const helpLinkMessages = {
  calling: 'What happens when I call',
  plan: 'My safety plan',
} as const;
