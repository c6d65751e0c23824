import { useEffect, useRef } from 'react';
import styles from './text-area-print-copy.module.css';

/**
 * Copy of a textarea for print, which otherwise prints only its visible lines. Replaces the textarea if it has text.
 * @param of id of the textarea
 */
export function TextAreaPrintCopy({
  textAreaId,
  className,
}: {
  /** Id of the textarea. */
  textAreaId: string;
  /** Class names of the textarea. */
  className: string;
}) {
  const copy = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Read at `beforeprint`: no event reports text that the browser restores.
    function copyText() {
      const textArea = document.getElementById(textAreaId);
      if (copy.current && textArea instanceof HTMLTextAreaElement) copy.current.textContent = textArea.value;
    }
    window.addEventListener('beforeprint', copyText);
    return () => window.removeEventListener('beforeprint', copyText);
  }, [textAreaId]);

  return <p ref={copy} className={`${className} ${styles.copy}`} />;
}
