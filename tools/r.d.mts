/** Whether R is installed. */
export function hasR(): boolean;
/** Whether R has the packages that the tests compare with. */
export function hasRPackages(): boolean;
