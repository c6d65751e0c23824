import { Children, isValidElement, type ReactNode } from 'react';

export interface ItemsProps {
  /** 'ol' when the order matters, else 'ul'. */
  as: 'ol' | 'ul';
  /** True: is wider than the text around it, where there is room. */
  wide?: boolean;
  /** The look of the list. */
  className?: string;
  /** Of each item, or of the one at `index` (from 0) of `count`. A style of its own would break the content policy. */
  itemClass?: string | ((index: number, count: number) => string);
  /** One element per item; the blank lines that authors write between them are left out. */
  children: ReactNode;
}

/** A list with one item for every element among its children: the frame of every group of cards. */
export function Items({ as: List, wide = false, className, itemClass, children }: ItemsProps) {
  const items = Children.toArray(children).filter(isValidElement);
  return (
    // The role stays with a list that shows no markers, which some screen readers would else not announce as one.
    <List className={className} role="list" data-group={wide ? 'wide' : 'text'}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={typeof itemClass === 'function' ? itemClass(index, items.length) : itemClass}
        >
          {item}
        </li>
      ))}
    </List>
  );
}
