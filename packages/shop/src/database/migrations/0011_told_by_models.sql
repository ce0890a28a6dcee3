CREATE TABLE "book_tellings" (
	"book_id" text NOT NULL,
	"brief_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"model" text NOT NULL,
	"mendings" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" jsonb,
	CONSTRAINT "book_tellings_book_id_brief_hash_pk" PRIMARY KEY("book_id","brief_hash")
);
--> statement-breakpoint
ALTER TABLE "book_tellings" ADD CONSTRAINT "book_tellings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;