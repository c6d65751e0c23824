export { accessTestedLongAgo } from './access-tested-long-ago.ts';
export { nameTaken } from './name-taken.ts';
export { pageGone } from './page-gone.ts';
export { pageUnlinked } from './page-unlinked.ts';
export { reviewMissing } from './review-missing.ts';
export { termsVersion } from './terms-version.ts';
