import type { ReactNode } from 'react';
import type { InstructionItem } from '#domain/instrument/instrument.ts';
import styles from './instruction-text.module.css';

interface Props {
  item: InstructionItem;
  /** What went wrong when the answers were sent. */
  children?: ReactNode;
}

/** What the person reads before the next items, under its heading. An empty line begins a paragraph. */
export function InstructionText({ item, children }: Props) {
  const paragraphs = item.instruction.split(/\n\s*\n/);
  return (
    <div className={styles.text}>
      {children}
      {paragraphs.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
}
