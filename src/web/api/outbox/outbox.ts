/** Queue of encrypted submissions on this device. A separate chunk, loaded when it may be needed. */
export { queueSubmission } from './queue-submission.ts';
export {
  deleteAllQueued,
  deleteQueued,
  deleteWaiting,
  watchQueue,
  readQueue,
} from './device-queue.ts';
export { fetchEncryptionKey } from './encryption-key.ts';
export { scheduleSend, sendWaiting } from './sender.ts';
export { countWaiting } from './store.ts';
