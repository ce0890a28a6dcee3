CREATE INDEX "users_name_sort_idx" ON "users" (lower("parent_name"), "id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON "staff_audit" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER staff_audit_no_truncate BEFORE TRUNCATE ON "staff_audit" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_version BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
CREATE TRIGGER books_version BEFORE UPDATE ON "books" FOR EACH ROW EXECUTE FUNCTION raise_version();--> statement-breakpoint
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "users_search_idx" ON "users" USING gin ((lower("parent_name" || ' ' || "email" || ' ' || "phone")) gin_trgm_ops);
  CREATE INDEX "books_search_idx" ON "books" USING gin ((lower("child_name")) gin_trgm_ops);
  CREATE INDEX "orders_tracking_search_idx" ON "orders" USING gin ((lower("tracking_number")) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'search stays without trigrams: %', SQLERRM;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO "tallies" ("what", "count", "cents") VALUES ('order:' || OLD."status", -1, OLD."refunded_cents" - OLD."paid_cents");
    IF OLD."payment_problem" IS NOT NULL THEN
      INSERT INTO "tallies" ("what", "count", "cents") VALUES ('problem', -1, 0);
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "tallies" ("what", "count", "cents") VALUES ('order:' || NEW."status", 1, NEW."paid_cents" - NEW."refunded_cents");
    IF NEW."payment_problem" IS NOT NULL THEN
      INSERT INTO "tallies" ("what", "count", "cents") VALUES ('problem', 1, 0);
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_tally AFTER INSERT OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION tally_orders();--> statement-breakpoint
CREATE TRIGGER orders_tally_change AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD."status", OLD."paid_cents", OLD."refunded_cents", OLD."payment_problem") IS DISTINCT FROM (NEW."status", NEW."paid_cents", NEW."refunded_cents", NEW."payment_problem"))
  EXECUTE FUNCTION tally_orders();--> statement-breakpoint
CREATE FUNCTION tally_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO "tallies" ("what", "count", "cents") VALUES ('book:' || OLD."status", -1, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "tallies" ("what", "count", "cents") VALUES ('book:' || NEW."status", 1, 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER books_tally AFTER INSERT OR DELETE ON "books" FOR EACH ROW EXECUTE FUNCTION tally_books();--> statement-breakpoint
CREATE TRIGGER books_tally_change AFTER UPDATE ON "books" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION tally_books();--> statement-breakpoint
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "tallies" ("what", "count", "cents") VALUES ('user', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_tally AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tally_users();--> statement-breakpoint
INSERT INTO "tallies" ("what", "count", "cents")
  SELECT 'order:' || "status", count(*), sum("paid_cents" - "refunded_cents") FROM "orders" GROUP BY "status"
  UNION ALL SELECT 'problem', count(*), 0 FROM "orders" WHERE "payment_problem" IS NOT NULL
  UNION ALL SELECT 'book:' || "status", count(*), 0 FROM "books" GROUP BY "status"
  UNION ALL SELECT 'user', count(*), 0 FROM "users";
