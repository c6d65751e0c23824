/** Queue of encrypted submissions on this device. A separate chunk, loaded when it may be needed. */
export { queueSubmission } from './queue-submission.ts';
export {
  deleteAllQueued,
  deleteQueued,
  deletePendingSubmissions,
  watchQueue,
  readQueue,
} from './device-queue.ts';
export { prefetchEncryptionKey } from './encryption-key.ts';
export { scheduleSend, sendPendingSubmissions } from './sender.ts';
export { countPendingSubmissions } from './queue-store.ts';
