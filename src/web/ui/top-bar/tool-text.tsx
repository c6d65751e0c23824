import styles from './tool-text.module.css';

export interface ToolTextProps {
  /** The whole words: the tool's name, seen where the bar has room. */
  children: string;
  /** The one word seen where it has not. */
  short: string;
  /** What the name begins with there when the whole words do not hold the short one, such as 'Help:'. */
  named?: string;
}

/** The words of a tool in the bar. A tool never stands there as an icon alone. */
export function ToolText({ children, short, named }: ToolTextProps) {
  return (
    <>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
      <span className={styles.whole}>
        {named && <span className={styles.named}>{named}</span>}
        {named ? ` ${children}` : children}
      </span>
    </>
  );
}
