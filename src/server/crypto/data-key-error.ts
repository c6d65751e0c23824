import { OperatorError } from '../config/operator-error.ts';

/** The data key is missing, malformed or another one. The message has what to do, and no key. */
export class DataKeyError extends OperatorError {}
