import settings from '../../../content/settings.json';
import { BrandMark } from '../../ui/brand/brand.tsx';
import { topBarClasses } from '../../ui/top-bar/top-bar.tsx';
import { BarLink } from './bar-link.tsx';

/** Mark and product title, leading home. */
export function Brand() {
  return (
    <BarLink to="/" className={topBarClasses.brand}>
      <BrandMark />
      <span>{settings.programName}</span>
    </BarLink>
  );
}
