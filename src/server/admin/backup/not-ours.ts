import { OperatorError } from '../../config/operator-error.ts';

/** A file is packed as a backup is, and holds something else. */
export class NotOurs extends OperatorError {
  constructor(file: string) {
    super(`${file} is not a backup of this app. Name a file that npm run backup wrote.`);
  }
}
