CREATE TABLE "second_factors" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" varchar(64) NOT NULL,
	"start_time" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" varchar(64)[] DEFAULT '{}' NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "account_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_key" ON "accounts" USING btree ("account_key");