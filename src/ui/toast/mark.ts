export interface MarkedText {
  /** The leading mark, '' when there is none. */
  readonly mark: string;
  readonly words: string;
}

/** Parts a message from its leading mark (a tick, a cross or an i in a box), which the screen shows as an icon. */
export function splitMark(text: string): MarkedText {
  const found = /^(✅|❌|ℹ️?)\s*/u.exec(text);
  if (!found) return { mark: '', words: text };
  return { mark: found[0].trim(), words: text.slice(found[0].length) };
}
