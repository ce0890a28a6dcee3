CREATE TABLE "service_states" (
	"process" text NOT NULL,
	"service" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone,
	"last_failure" text,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_states_process_service_pk" PRIMARY KEY("process","service")
);
