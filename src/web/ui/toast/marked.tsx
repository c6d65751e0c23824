export interface MarkedText {
  /** The leading mark, '' when there is none. */
  readonly mark: string;
  /** The message without its mark. */
  readonly words: string;
}

/** Parts a message from its leading mark (a tick, a cross or an i in a box), which the screen shows as an icon. */
export function splitMark(text: string): MarkedText {
  const found = /^(✅|❌|ℹ️?)\s*/u.exec(text);
  if (!found) return { mark: '', words: text };
  return { mark: found[0].trim(), words: text.slice(found[0].length) };
}

/** A message whose leading mark (✅ ❌ ℹ️) an icon stands for on screen; screen readers still get the mark. */
export function Marked({
  text,
}: {
  /** The message, with its mark before it if it has one. */
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
