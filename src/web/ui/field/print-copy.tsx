import { useEffect, useRef } from 'react';
import styles from './print-copy.module.css';

/**
 * Copy of a textarea for print, which otherwise prints only its visible lines. Replaces the textarea if it has text.
 * @param of id of the textarea
 */
export function PrintCopy({
  of,
  className,
}: {
  /** Id of the textarea. */
  of: string;
  /** Class names of the textarea. */
  className: string;
}) {
  const copy = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Read at `beforeprint`: no event reports text that the browser restores.
    function take() {
      const box = document.getElementById(of);
      if (copy.current && box instanceof HTMLTextAreaElement) copy.current.textContent = box.value;
    }
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  }, [of]);

  return <p ref={copy} className={`${className} ${styles.copy}`} />;
}
