CREATE TABLE "state_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "state_events_subject_subject_id_id_index" ON "state_events" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "state_events_at_index" ON "state_events" USING btree ("at");--> statement-breakpoint
-- What there was before events were kept begins in the state it is in now.
INSERT INTO "state_events" ("subject", "subject_id", "to", "at", "actor_kind", "reason")
SELECT 'book', "id", "status", "created_at", 'shop', 'there before moves were written down' FROM "books" ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "state_events" ("subject", "subject_id", "to", "at", "actor_kind", "reason")
SELECT 'order', "id", "status", "created_at", 'shop', 'there before moves were written down' FROM "orders" ORDER BY "created_at", "id";
