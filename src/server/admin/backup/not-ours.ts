import { OperatorError } from '../../config/operator-error.ts';

/** A file is packed as a backup is, and holds something else. */
export class NotOurs extends OperatorError {
  constructor(file: string) {
    super(`${file} holds no database of this program. Name the file that npm run backup wrote.`);
  }
}
