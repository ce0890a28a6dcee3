CREATE TABLE "cover_sizes" (
	"layout_hash" text NOT NULL,
	"house" text NOT NULL,
	"format" text NOT NULL,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cover_sizes_layout_hash_house_format_pk" PRIMARY KEY("layout_hash","house","format")
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"layout_hash" text NOT NULL,
	"house" text NOT NULL,
	"status" text NOT NULL,
	"house_job_id" text,
	"checks" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"parcels" jsonb NOT NULL,
	"cost_cents" integer,
	"arrives_from" text,
	"arrives_to" text,
	"sent_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "print_jobs_house_job_id_unique" UNIQUE("house_job_id"),
	CONSTRAINT "print_jobs_order_id_attempt_unique" UNIQUE("order_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_live_idx" ON "print_jobs" USING btree ("order_id") WHERE status not in ('refused', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "print_jobs_open_idx" ON "print_jobs" USING btree ("created_at") WHERE status not in ('refused', 'rejected', 'cancelled', 'delivered');