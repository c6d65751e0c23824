CREATE TABLE "chosen_steps" (
	"userid" bigint NOT NULL,
	"number" integer NOT NULL,
	"section_id" text NOT NULL,
	"text" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"helped" integer,
	"dropped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chosen_steps_userid_number_pk" PRIMARY KEY("userid","number")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "help_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chosen_steps" ADD CONSTRAINT "chosen_steps_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;