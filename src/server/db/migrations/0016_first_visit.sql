ALTER TABLE "profiles" ALTER COLUMN "education" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "before_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chosen_steps" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "details" text;