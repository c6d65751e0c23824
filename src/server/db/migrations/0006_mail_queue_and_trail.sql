CREATE TABLE "mail_queue" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"contact_id" text,
	"request_id" text,
	"queued_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"state" text NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "trail" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_hash" text,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "mail_queue_hour" ON "mail_queue" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "trail_at" ON "trail" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trail_account" ON "trail" USING btree ("account_hash","at");--> statement-breakpoint
CREATE INDEX "trail_request" ON "trail" USING btree ("request_id");--> statement-breakpoint
CREATE FUNCTION "keep_trail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The trail is only added to.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "trail_rows" BEFORE UPDATE OR DELETE ON "trail" FOR EACH ROW EXECUTE FUNCTION "keep_trail"();--> statement-breakpoint
CREATE TRIGGER "trail_whole" BEFORE TRUNCATE ON "trail" FOR EACH STATEMENT EXECUTE FUNCTION "keep_trail"();
