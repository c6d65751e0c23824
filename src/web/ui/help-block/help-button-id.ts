/** The button of the bar that opens the help numbers. A text can lead to it, wherever the two are drawn. */
export const helpButtonId = 'need-to-talk';
