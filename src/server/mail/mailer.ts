/** A mail ready to go. Nothing personal beyond the address: no name, no score, no section. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** One try to send a mail. */
export interface Try {
  /** The same at every try: the Message-ID is made of it, so that a mail that came twice can be told as one. */
  readonly id: string;
  /** By the database's clock: what the mail bears as its date, whatever this machine's clock says. */
  readonly at: Date;
  /** Ends the try. */
  readonly signal?: AbortSignal;
}

/** Brings mails on their way. */
export interface Mailer {
  /** Resolves when the mail was taken over; rejects when it was not. */
  send(mail: Mail, attempt: Try): Promise<void>;
  close(): Promise<void>;
}
