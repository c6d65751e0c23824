/** A message and its leading symbol. */
export interface SplitMessage {
  /** The leading symbol, '' if there is none. */
  readonly symbol: string;
  /** The message without its symbol. */
  readonly message: string;
}

/** Splits a message from its leading symbol (✅ ❌ ℹ️), for which the screen displays an icon. */
export function splitSymbol(text: string): SplitMessage {
  const found = /^(✅|❌|ℹ️?)\s*/u.exec(text);
  if (!found) return { symbol: '', message: text };
  return { symbol: found[0].trim(), message: text.slice(found[0].length) };
}

/** A message whose leading symbol is only announced, because the screen displays an icon. */
export function MessageWithSpokenSymbol({
  text,
}: {
  /** The message, with its symbol if it has one. */
  text: string;
}) {
  const { symbol, message } = splitSymbol(text);
  return (
    <>
      {symbol && <span className="sr">{symbol} </span>}
      {message}
    </>
  );
}
