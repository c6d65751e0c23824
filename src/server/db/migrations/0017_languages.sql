ALTER TABLE "accounts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "browser_translated" boolean;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "language" text;