ALTER TABLE "attempts" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "education" integer;