/** A colour that is drawn on another, both by their tokens' names, and the contrast that it must have in either theme. */
export interface ColourPair {
  readonly over: string;
  readonly ground: string;
  /** 7: text in large fields. 4.5: other text. 3: outlines of controls, marks, the ring of focus. */
  readonly atLeast: 3 | 4.5 | 7;
}

const pairs = (
  atLeast: ColourPair['atLeast'],
  over: readonly string[],
  grounds: readonly string[],
): readonly ColourPair[] => over.flatMap((one) => grounds.map((ground) => ({ over: one, ground, atLeast })));

const paper = ['background', 'surface', 'sunken'];
const inks = ['s1', 's2', 's3', 's4', 's5'];
const states = ['state-red', 'state-green', 'state-blue', 'state-grey'];

/** Every pair in use. A new one stands here before a style sheet has it: the tests and the workbench read this list. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(7, ['ink'], [...paper, 'primary-tint', 'primary-tint-2', 'error-tint']),
  ...pairs(7, ['ink-2'], paper),
  ...pairs(4.5, ['ink-2'], ['primary-tint', 'primary-tint-2', 'error-tint']),
  ...pairs(4.5, ['ink-3'], [...paper, 'primary-tint']),
  ...pairs(3, ['line-strong', 'focus'], paper),
  ...pairs(4.5, ['primary'], [...paper, 'primary-tint', 'primary-tint-2']),
  ...pairs(4.5, ['on-primary'], ['primary', 'primary-hover']),
  ...pairs(7, ['on-band', 'on-band-2'], ['band']),
  ...pairs(4.5, ['error'], ['background', 'surface', 'error-tint']),
  ...pairs(4.5, ['ok', 'info', 'warning'], ['background', 'surface']),
  ...inks.flatMap((ink) => [
    ...pairs(7, [`${ink}-ink`], ['background', 'surface', `${ink}-tint`, `${ink}-tint-2`]),
    ...pairs(4.5, [`${ink}-on-fill`], [`${ink}-fill`]),
    ...pairs(4.5, [`${ink}-on-strong`], [`${ink}-strong`]),
    ...pairs(3, [`${ink}-strong`], ['background', 'surface', `${ink}-tint`, `${ink}-tint-2`]),
    ...pairs(4.5, ['ink', 'ink-2'], [`${ink}-tint`, `${ink}-tint-2`]),
    ...pairs(3, ['focus', 'line-strong'], [`${ink}-tint`]),
  ]),
  ...states.flatMap((state) => [
    ...pairs(4.5, [`${state}-text`, 'ink'], [`${state}-tint`]),
    ...pairs(4.5, [`${state}-text`], ['background', 'surface']),
    ...pairs(3, [`${state}-fill`], ['background', 'surface', `${state}-tint`]),
  ]),
];

/** Colours that nothing is read by or on: each with the reason why no pair has it. */
export const withoutPair: Readonly<Record<string, string>> = {
  line: 'parts what stands apart already',
  scrim: 'darkens the page behind a dialog',
};
