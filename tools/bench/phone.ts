/** The simple phone of all measurements: its screen, and the line and processor that Lighthouse has for mobile. */
export const screen = { width: 360, height: 780 };
/** 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** So many times slower than this machine's. */
export const slowerProcessor = 4;
