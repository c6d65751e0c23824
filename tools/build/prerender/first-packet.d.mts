/** Bytes that the build counts for the headers of a rendered page. */
export const headerRoom: number;
