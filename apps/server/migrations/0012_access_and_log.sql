CREATE TABLE "operation_log_heads" (
	"mer_id" integer PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"hash" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"account_id" integer NOT NULL,
	"address" varchar(64) NOT NULL,
	"last_time" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "is_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "code" integer DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "entry" integer;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "hash" varchar(64);--> statement-breakpoint
CREATE INDEX "known_addresses_time" ON "known_addresses" USING btree ("last_time");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_logs_entry" ON "operation_logs" USING btree ("mer_id","entry");--> statement-breakpoint
-- hashes of whole requests without a secret, from before the digest of the key
DELETE FROM "idempotency_keys";
