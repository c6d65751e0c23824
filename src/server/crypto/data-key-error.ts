import { OperatorError } from '../config/operator-error.ts';

/** The data key is missing, malformed or another one: says what to do, and never repeats a key. */
export class DataKeyError extends OperatorError {}
