/** A message and its leading symbol. */
export interface MarkedText {
  /** The leading symbol, '' if there is none. */
  readonly mark: string;
  /** The message without its symbol. */
  readonly words: string;
}

/** Splits a message from its leading symbol (✅ ❌ ℹ️), for which the screen displays an icon. */
export function splitMark(text: string): MarkedText {
  const found = /^(✅|❌|ℹ️?)\s*/u.exec(text);
  if (!found) return { mark: '', words: text };
  return { mark: found[0].trim(), words: text.slice(found[0].length) };
}

/** A message whose leading symbol is only announced, because the screen displays an icon. */
export function Marked({
  text,
}: {
  /** The message, with its symbol if it has one. */
  text: string;
}) {
  const { mark, words } = splitMark(text);
  return (
    <>
      {mark && <span className="sr">{mark} </span>}
      {words}
    </>
  );
}
