-- What lives for a day or a week at most is not carried over: its keys are new, and people log in or ask for a mail again.
DELETE FROM "sessions";--> statement-breakpoint
DELETE FROM "links";--> statement-breakpoint
DELETE FROM "registrations";--> statement-breakpoint
DELETE FROM "throttles";--> statement-breakpoint
CREATE TABLE "claims" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"userid" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "claims_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_username_key_unique";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "username_key";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "incomplete_since" timestamp with time zone;--> statement-breakpoint
UPDATE "accounts" SET "incomplete_since" = "created_at"
WHERE NOT EXISTS (SELECT FROM "profiles" WHERE "profiles"."userid" = "accounts"."userid");--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_userid_unique";--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
ALTER TABLE "registrations" ADD PRIMARY KEY ("userid");--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userid_token_hash_pk" PRIMARY KEY("userid","token_hash");--> statement-breakpoint
DROP INDEX "sessions_userid";--> statement-breakpoint
ALTER TABLE "links" DROP CONSTRAINT "links_pkey";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "address_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_address_key_token_hash_pk" PRIMARY KEY("address_key","token_hash");--> statement-breakpoint
DROP INDEX "links_email";--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_pkey";--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_userid_attempt_id_pk" PRIMARY KEY("userid","attempt_id");--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "feedback" text;--> statement-breakpoint
UPDATE "surveys" SET "feedback" = coalesce("answers"->>'feedback', ''), "answers" = "answers" - 'feedback', "survey_id" = gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "surveys" ALTER COLUMN "feedback" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" DROP CONSTRAINT "surveys_pkey";--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_userid_survey_id_pk" PRIMARY KEY("userid","survey_id");--> statement-breakpoint
DROP INDEX "surveys_userid";--> statement-breakpoint
ALTER TABLE "data_keys" ADD COLUMN "names_sealed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "claims_unsettled" ON "claims" USING btree ("claimed_at") WHERE "claims"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_incomplete" ON "accounts" USING btree ("incomplete_since") WHERE "accounts"."incomplete_since" is not null;--> statement-breakpoint
CREATE INDEX "contacts_sent" ON "contacts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "links_expiry" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "removals_removed" ON "removals" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_window" ON "throttles" USING btree ("window_start");
