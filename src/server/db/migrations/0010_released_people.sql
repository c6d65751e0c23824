CREATE TABLE "released_people" (
	"userid" bigint NOT NULL,
	"release_id" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "released_people_userid_release_id_pk" PRIMARY KEY("userid","release_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"release_id" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "released_people" ADD CONSTRAINT "released_people_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;