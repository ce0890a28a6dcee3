-- An intent that was being made for a cart that has changed since was given to nobody: another is made.
UPDATE "orders" SET "intent_key" = "id" || '-' || gen_random_uuid() WHERE "status" = 'pending' AND "payment_intent_id" IS NULL AND "intent_first_cents" <> "total_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "intent_first_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "amount_key";