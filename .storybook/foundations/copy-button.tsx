import { type ReactNode, useState } from 'react';

/** A button that copies the CSS of a token, such as `var(--text)`. */
export function CopyButton({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`var(--${name})`);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="fd-copy" onClick={copy} title={`Copy var(--${name})`}>
      {children}
      <span role="status">{isCopied && 'Copied'}</span>
    </button>
  );
}
