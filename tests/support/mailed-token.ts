/** A token as in the links of mails, which no server knows. */
export const mailedToken = `${'fromTheMail'.repeat(2)}.${'once-'.repeat(8)}end`;
