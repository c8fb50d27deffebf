export type Mail = { to: string; subject: string; text: string };

/** Sends mail; rejects when it was not taken. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** False where nobody but the operator will see it. */
  reachesPeople: boolean;
};
