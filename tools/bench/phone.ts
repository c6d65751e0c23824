/** The phone of all measurements, with the mobile throttling of Lighthouse. */
export const screen = { width: 360, height: 780 };
/** Round trip 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** Factor by which the CPU is slower than the one of this machine. */
export const cpuSlowdown = 4;
