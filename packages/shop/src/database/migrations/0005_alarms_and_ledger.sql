CREATE TABLE "staff_alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" text,
	"user_id" text,
	"cents" integer,
	"model" text,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	CONSTRAINT "staff_alarms_about_unique" UNIQUE("about")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"book_id" text,
	"page" integer,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_hash" text NOT NULL,
	"seed" bigint,
	"expected_micros" bigint,
	"outcome" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"pictures" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint,
	"is_unpriced" boolean NOT NULL,
	"duration_ms" integer
);
--> statement-breakpoint
ALTER TABLE "staff_alarms" ADD CONSTRAINT "staff_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_alarms_open_idx" ON "staff_alarms" USING btree ("at") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "staff_alarms_user_id_index" ON "staff_alarms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_calls_at_index" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_book_id_index" ON "model_calls" USING btree ("book_id");