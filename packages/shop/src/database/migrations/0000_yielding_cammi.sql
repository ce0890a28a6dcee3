CREATE TABLE "consent_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"wording_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier_hash" text NOT NULL,
	"user_id" text,
	"channel" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_consent" boolean NOT NULL,
	"phone_consent" boolean NOT NULL,
	"marketing_consent" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "book_pages" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"text" text,
	"wanted_version" integer NOT NULL,
	"shown_version" integer,
	CONSTRAINT "book_pages_book_id_page_pk" PRIMARY KEY("book_id","page")
);
--> statement-breakpoint
CREATE TABLE "book_revisions" (
	"book_id" text NOT NULL,
	"number" integer NOT NULL,
	"telling" integer DEFAULT 1 NOT NULL,
	"note" text NOT NULL,
	"pages" jsonb NOT NULL,
	"looks" jsonb,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_revisions_book_id_number_pk" PRIMARY KEY("book_id","number")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"photo_id" text,
	"child_name" text NOT NULL,
	"child_gender" text NOT NULL,
	"story_description" text NOT NULL,
	"parent_message" text NOT NULL,
	"reading_age" text NOT NULL,
	"art_style" text NOT NULL,
	"seed" integer NOT NULL,
	"looks" jsonb NOT NULL,
	"story" jsonb,
	"retell" boolean DEFAULT false NOT NULL,
	"past_plots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leaving_story" jsonb,
	"title" text,
	"status" text NOT NULL,
	"full_wanted" boolean DEFAULT false NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_pictures" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"version" integer NOT NULL,
	"master_bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_pictures_book_id_page_version_pk" PRIMARY KEY("book_id","page","version")
);
--> statement-breakpoint
CREATE TABLE "page_plans" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"version" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"telling" integer DEFAULT 1 NOT NULL,
	"words" text,
	"brief" jsonb,
	"composition" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_plans_book_id_page_version_pk" PRIMARY KEY("book_id","page","version")
);
--> statement-breakpoint
CREATE TABLE "print_masters" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"version" integer NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_masters_book_id_page_version_pk" PRIMARY KEY("book_id","page","version")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"book_id" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"has_digital" boolean NOT NULL,
	"has_printed" boolean NOT NULL,
	"total_cents" integer NOT NULL,
	"shipping" jsonb,
	"intent_key" text NOT NULL,
	"intent_first_cents" integer NOT NULL,
	"payment_intent_id" text,
	"amount_key" text NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment_problem" text,
	"problem_intent_id" text,
	"tracking_number" text,
	"tracking_url" text,
	"carrier" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text,
	"status" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_approvals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"layout" jsonb NOT NULL,
	"layout_hash" text NOT NULL,
	"picture_versions" jsonb NOT NULL,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_hash" text,
	"user_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"suggested_looks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_revisions" ADD CONSTRAINT "book_revisions_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_plan_fk" FOREIGN KEY ("book_id","page","version") REFERENCES "public"."page_plans"("book_id","page","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_plans" ADD CONSTRAINT "page_plans_book_id_page_book_pages_book_id_page_fk" FOREIGN KEY ("book_id","page") REFERENCES "public"."book_pages"("book_id","page") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_masters" ADD CONSTRAINT "print_masters_plan_fk" FOREIGN KEY ("book_id","page","version") REFERENCES "public"."page_plans"("book_id","page","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_approvals" ADD CONSTRAINT "print_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD CONSTRAINT "sandbox_charges_intent_id_sandbox_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_intent_id_sandbox_charges_intent_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_charges"("intent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_events_user_id_index" ON "consent_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_codes_identifier_hash_created_at_index" ON "reset_codes" USING btree ("identifier_hash","created_at");--> statement-breakpoint
CREATE INDEX "reset_codes_expires_at_index" ON "reset_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tries_window_ends_index" ON "tries" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "books_user_id_created_at_index" ON "books" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "books_photo_id_index" ON "books" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "outbox_user_id_index" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_book_id_index" ON "orders" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending_a_book" ON "orders" USING btree ("book_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payment_events_intent_id_index" ON "payment_events" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "print_approvals_book_id_index" ON "print_approvals" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "photos_visitor_hash_index" ON "photos" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "photos_user_id_index" ON "photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_intent_id_index" ON "sandbox_refunds" USING btree ("intent_id");