/** Finished questionnaires that wait on this phone, sealed. One part of the program, loaded when it may be needed. */
export { queueSubmission as keepSealed } from './queue-submission.ts';
export {
  deleteAllQueued as deleteAllOf,
  deleteQueued as deleteParcel,
  deleteWaiting,
  watchQueue as follow,
  readQueue as lookOnPhone,
} from './device-queue.ts';
export { fetchEncryptionKey as fetchSealingKey } from './encryption-key.ts';
export { scheduleSend as sendLater, sendWaiting } from './sender.ts';
export { countWaiting as waitingOf } from './store.ts';
