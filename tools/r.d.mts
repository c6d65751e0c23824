/** Whether this machine has R. */
export function hasR(): boolean;
/** Whether its R has the packages that figures are compared with. */
export function hasRPackages(): boolean;
