import { BrandMark } from '../../ui/brand/brand.tsx';
import { topBarClasses } from '../../ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { BarLink } from './bar-link.tsx';

/** Mark and product title, leading home. */
export function Brand() {
  return (
    <BarLink to="/" className={topBarClasses.brand}>
      <BrandMark />
      <span>{strings.programName}</span>
    </BarLink>
  );
}
