import { useEffect, useRef } from 'react';
import styles from './print-copy.module.css';

/**
 * For paper: all that was written into a box, which itself would print the lines that it has in view. Shown before
 * the box, with its look, and in its place as soon as there is text.
 * @param of the box's id
 */
export function PrintCopy({
  of,
  className,
}: {
  /** The box's id. */
  of: string;
  /** The look of the box. */
  className: string;
}) {
  const copy = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Read when it is wanted: no event says what a browser fills in again by itself.
    function take() {
      const box = document.getElementById(of);
      if (copy.current && box instanceof HTMLTextAreaElement) copy.current.textContent = box.value;
    }
    window.addEventListener('beforeprint', take);
    return () => window.removeEventListener('beforeprint', take);
  }, [of]);

  return <p ref={copy} className={`${className} ${styles.copy}`} />;
}
