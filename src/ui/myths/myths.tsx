import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import look from './myths.module.css';

/** Things often said, each answered by the fact. */
export function Myths({ children }: { children: ReactNode }) {
  return (
    <Items as="ul" wide className={look.list} itemClass={look.item}>
      {children}
    </Items>
  );
}

/** One myth in a sentence, and the fact below or beside it. */
export function Myth({ says, children }: { says: string; children: ReactNode }) {
  return (
    <>
      <div className={look.myth}>
        <p className={look.label}>Myth</p>
        <h3 className={look.says}>{says}</h3>
      </div>
      <div className={look.fact}>
        <p className={look.label}>Fact</p>
        <CardText>{children}</CardText>
      </div>
    </>
  );
}
