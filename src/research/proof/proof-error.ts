import { OperatorError } from '#server/operator-command.ts';

/** Something differs. Says what, by table, row and column. */
export class ProofError extends OperatorError {
  constructor(message: string) {
    super(message);
    this.name = 'ProofError';
  }
}
