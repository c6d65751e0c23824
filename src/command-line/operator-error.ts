/** An error that the user of a command can solve. Its message says what is wrong and what to do; it is printed without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
