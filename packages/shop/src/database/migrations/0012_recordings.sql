CREATE TABLE "page_recordings" (
	"book_id" text NOT NULL,
	"page" integer NOT NULL,
	"take" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" real NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_recordings_book_id_page_pk" PRIMARY KEY("book_id","page")
);
--> statement-breakpoint
ALTER TABLE "page_recordings" ADD CONSTRAINT "page_recordings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;