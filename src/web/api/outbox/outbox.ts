/** Finished questionnaires that wait on this phone, sealed. One part of the program, loaded when it may be needed. */
export { keepSealed } from './keep.ts';
export { deleteAllOf, deleteParcel, deleteWaiting, follow, lookOnPhone } from './on-phone.ts';
export { fetchSealingKey } from './sealing-key.ts';
export { sendLater, sendWaiting } from './sender.ts';
export { waitingOf } from './store.ts';
