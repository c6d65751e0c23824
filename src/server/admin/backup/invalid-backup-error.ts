import { OperatorError } from '../../config/operator-error.ts';

/** The file has the format of a backup, but not its content. */
export class InvalidBackupError extends OperatorError {
  constructor(file: string) {
    super(`${file} is not a backup of this app. Name a file that npm run backup wrote.`);
  }
}
