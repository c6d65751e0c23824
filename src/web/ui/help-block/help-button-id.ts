/** Id of the help button in the bar. Texts can link to it. */
export const helpButtonId = 'need-to-talk';
