/** A mail without personal data except the address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  readonly text: string;
  /** '' for a mail that is only text. */
  readonly html: string;
  readonly replyTo?: string;
  /** Display name of the sender; default the name of the program. */
  readonly senderName?: string;
}

export interface SendAttempt {
  /** The same for every try: part of the Message-ID, so that duplicates can be detected. */
  readonly id: string;
  /** By the clock of the database: the date of the mail. */
  readonly at: Date;
  /** Aborts the try. */
  readonly signal?: AbortSignal;
}

/** A transport of mails. */
export interface Mailer {
  /** Resolves when the mail was accepted, rejects otherwise. */
  send(mail: Mail, attempt: SendAttempt): Promise<void>;
  close(): Promise<void>;
}

/** A transport that can be checked without a mail. */
export interface VerifiableMailer extends Mailer {
  /** Connects and logs in. Rejects with the error of `send`. */
  verify(): Promise<void>;
}
