CREATE TABLE "book_sheets" (
	"book_id" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"is_from_photo" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model" text NOT NULL,
	"tries" integer NOT NULL,
	"seed" bigint,
	"width_px" integer,
	"reason" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "book_sheets_book_id_key_pk" PRIMARY KEY("book_id","key")
);
--> statement-breakpoint
CREATE TABLE "page_paintings" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"version" integer NOT NULL,
	"sheet_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model" text NOT NULL,
	"tries" integer NOT NULL,
	"seed" bigint,
	"width_px" integer,
	"reason" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"measures" jsonb,
	CONSTRAINT "page_paintings_book_id_page_version_pk" PRIMARY KEY("book_id","page","version")
);
--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "photo_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "photo_consent_wording" text;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "drawn_from_looks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "sheet_redos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "sheet_approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "book_sheets" ADD CONSTRAINT "book_sheets_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_paintings" ADD CONSTRAINT "page_paintings_plan_fk" FOREIGN KEY ("book_id","page","version") REFERENCES "public"."page_plans"("book_id","page","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_calls_idempotency_key_index" ON "model_calls" USING btree ("idempotency_key");