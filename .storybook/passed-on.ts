/**
 * What a prop is for, where its own component does not say it: it is passed on to an element of the browser, or belongs to one
 * of two kinds, and the reader of types shows neither.
 */
export const passedOn: Readonly<Record<string, string>> = {
  children: 'What stands in it.',
  name: 'What the form calls it; its id, too, where none is given.',
  disabled: 'Cannot be used now. Words beside it say why.',
  defaultChecked: 'Whether it is ticked at first.',
  defaultValue: 'What is in it at first.',
  readOnly: 'Can be read and copied, and not changed.',
  type: 'What kind of text it takes, by which a phone chooses its keys.',
  autoComplete: 'What the browser may fill in, in its own words.',
  source: 'Where a film of our own is.',
  captions: 'Where the words of that film are.',
  embed: 'The address of a player elsewhere, in place of a film of our own.',
};
