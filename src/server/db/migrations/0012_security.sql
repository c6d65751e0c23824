-- Accounts of before count as used today: two years without a login begin with this migration. The default fills
-- "last_login_at" of existing rows without rewriting them.
CREATE TABLE "breach_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breach_recipients" (
	"userid" bigint NOT NULL,
	"notice_id" text NOT NULL,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "breach_recipients_userid_notice_id_pk" PRIMARY KEY("userid","notice_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "current" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "seek" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "distress" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "consult" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_login_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "dormancy_notices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "covers_earlier" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "nominee" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "notice_id" text;--> statement-breakpoint
ALTER TABLE "trail" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "breach_recipients" ADD CONSTRAINT "breach_recipients_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_recipients" ADD CONSTRAINT "breach_recipients_notice_id_breach_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."breach_notices"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_last_login" ON "accounts" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "accounts_erase" ON "accounts" USING btree ("erase_at") WHERE "accounts"."erase_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "contacts_due" ON "contacts" USING btree ("due_at") WHERE "contacts"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_reference_unique" UNIQUE("reference");--> statement-breakpoint
-- The next start encrypts the columns that became confidential, as it did with names.
UPDATE "data_keys" SET "names_sealed_at" = NULL;
