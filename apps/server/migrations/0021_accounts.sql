ALTER TABLE "accounts" ADD COLUMN "account_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_key" ON "accounts" USING btree ("account_key");