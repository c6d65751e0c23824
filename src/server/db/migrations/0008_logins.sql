ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "remembered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "remembered" DROP DEFAULT;
