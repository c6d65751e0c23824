ALTER TABLE "attempts" ADD COLUMN "arm" text;--> statement-breakpoint
CREATE INDEX "attempts_arms" ON "attempts" USING btree ("arm") WHERE "attempts"."arm" is not null;