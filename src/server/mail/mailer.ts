/** A mail ready to go. Nothing personal beyond the address: no name, no score, no section. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** Takes a mail for delivery, or throws when none can be queued. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
