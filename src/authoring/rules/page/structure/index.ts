export { cardsWithoutHeading } from './cards-without-heading.ts';
export { headingEmpty } from './heading-empty.ts';
export { headingOfFirstLevel } from './heading-of-first-level.ts';
export { headingOrder } from './heading-order.ts';
export { headingUnderlined } from './heading-underlined.ts';
export { headingWithoutSpace } from './heading-without-space.ts';
export { textMissing } from './text-missing.ts';
