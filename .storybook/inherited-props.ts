/** Descriptions of props that react-docgen does not find, because they are attributes of HTML elements or parts of a union. */
export const inheritedPropDescriptions: Readonly<Record<string, string>> = {
  children: 'The content.',
  open: 'Whether the content is visible at first.',
  name: 'The name in the form, and the id if none is given.',
  disabled: 'Cannot be used. Text next to it says why.',
  defaultChecked: 'Whether it is checked initially.',
  defaultValue: 'The initial value.',
  readOnly: 'Can be read and copied, but not changed.',
  type: 'The kind of text, which selects the keyboard of a phone.',
  autoComplete: 'What the browser may fill in (the HTML attribute).',
  source: 'The URL of a video.',
  captions: 'The URL of the captions.',
  embed: 'The URL of an embedded player, in place of `source`.',
};
