ALTER TABLE "books" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "idea_telling" integer DEFAULT 1 NOT NULL;