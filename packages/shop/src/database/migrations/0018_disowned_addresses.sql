CREATE TABLE "disowned_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"disowned_at" timestamp with time zone NOT NULL
);
