CREATE TABLE "accounts" (
	"userid" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"userid" bigint NOT NULL,
	"section_id" text NOT NULL,
	"instrument_version" text NOT NULL,
	"instrument_hash" text NOT NULL,
	"age" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"contact_id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"age" integer NOT NULL,
	"gender" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"userid" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age" integer NOT NULL,
	"city" text NOT NULL,
	"work" text NOT NULL,
	"phone" text,
	"gender" text NOT NULL,
	"status" text NOT NULL,
	"education" integer NOT NULL,
	"current" integer NOT NULL,
	"life" text NOT NULL,
	"mental" text NOT NULL,
	"seek" integer NOT NULL,
	"distress" integer NOT NULL,
	"consult" integer NOT NULL,
	"terms_version" text NOT NULL,
	"research" boolean NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"userid" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_userid_unique" UNIQUE("userid")
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"consent_version" text NOT NULL,
	"registered_at" timestamp with time zone,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"userid" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"survey_id" text PRIMARY KEY NOT NULL,
	"userid" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "throttles_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_userid_accounts_userid_fk" FOREIGN KEY ("userid") REFERENCES "public"."accounts"("userid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_once" ON "attempts" USING btree ("userid","section_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "attempts_newest" ON "attempts" USING btree ("userid","section_id","taken_at");--> statement-breakpoint
CREATE INDEX "links_email" ON "links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_userid" ON "sessions" USING btree ("userid");