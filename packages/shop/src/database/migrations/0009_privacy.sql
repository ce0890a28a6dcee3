ALTER TABLE "sessions" ADD COLUMN "public_id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "started_in" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "code_for" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
UPDATE "outbox" SET "subject" = regexp_replace("subject", '[0-9]{6}', '••••••', 'g'), "text" = regexp_replace("text", '[0-9]{6}', '••••••', 'g'), "html" = regexp_replace("html", '([^#0-9])[0-9]{6}([^0-9])', '\1••••••\2', 'g'), "refusal" = CASE WHEN "sent_at" IS NULL THEN 'message_refused' ELSE "refusal" END WHERE "kind" = 'reset-code';--> statement-breakpoint
DELETE FROM "print_approvals" USING "orders" WHERE "orders"."id" = "print_approvals"."order_id" AND "orders"."user_id" IS NULL;
