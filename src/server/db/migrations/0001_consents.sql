CREATE TABLE "consents" (
	"userid" bigint NOT NULL,
	"purpose" text NOT NULL,
	"number" integer NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_userid_purpose_number_pk" PRIMARY KEY("userid","purpose","number")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "consents" ("userid", "purpose", "number", "given", "version", "at")
SELECT "userid", 'terms', 1, true, "terms_version", "registered_at" FROM "profiles";--> statement-breakpoint
INSERT INTO "consents" ("userid", "purpose", "number", "given", "version", "at")
SELECT "userid", 'research', 1, true, 'not stated', "registered_at" FROM "profiles" WHERE "research";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "terms_version";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "research";