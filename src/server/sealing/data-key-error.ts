/** The data key is missing, malformed or another one: says what to do, and never repeats a key. */
export class DataKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataKeyError';
  }
}
