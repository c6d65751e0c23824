import { Children, isValidElement, type ReactNode } from 'react';

/** Props of `ItemList`. */
export interface ItemListProps {
  /** 'ol' if the order matters, else 'ul'. */
  as: 'ol' | 'ul';
  /** True: wider than the text, if there is space. */
  wide?: boolean;
  /** Class of the list. */
  className?: string;
  /**
   * Class of each item, or of the item at `index` (from 0) of `count`. The content security policy forbids inline
   * styles.
   */
  itemClass?: string | ((index: number, count: number) => string);
  /** One element per item. Whitespace between them is ignored. */
  children: ReactNode;
}

/** A list with one item per child element, used by all card lists. */
export function ItemList({ as: List, wide = false, className, itemClass, children }: ItemListProps) {
  const items = Children.toArray(children).filter(isValidElement);
  return (
    // Safari does not announce a list without markers, unless it has this role.
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
