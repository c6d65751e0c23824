import styles from './tool-text.module.css';

/** Props of `ToolText`. */
export interface ToolTextProps {
  /** Accessible name, visible if the bar has space or there is no short word. */
  children: string;
  /** One word, visible if the bar has no space. Without it the name wraps. */
  short?: string;
  /** Prefix of the accessible name if it does not contain the short word, such as 'Help:'. */
  named?: string;
}

/** The label of a tool in the bar. Tools are never only an icon. */
export function ToolText({ children, short, named }: ToolTextProps) {
  if (short === undefined) return <span className={styles.wrapping}>{children}</span>;
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
