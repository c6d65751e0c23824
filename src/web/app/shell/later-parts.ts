/** Parts of the frame that no page needs before hydration, in one chunk. */
export { ConnectionText } from './connection-text.tsx';
export { FailedRequestIdText } from './failed-request-id-text.tsx';
export { Footer } from './footer.tsx';
