CREATE TABLE "operation_log_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operation_log_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mer_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operation_log_stripes" (
	"mer_id" bigint NOT NULL,
	"stripe" smallint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "operation_log_stripes_mer_id_stripe_pk" PRIMARY KEY("mer_id","stripe")
);
--> statement-breakpoint
CREATE TABLE "shop_revisions" (
	"mer_id" bigint NOT NULL,
	"stripe" smallint NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "shop_revisions_mer_id_stripe_pk" PRIMARY KEY("mer_id","stripe")
);
--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "stripe" smallint;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "stripe_entry" integer;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "seal" varchar(64);--> statement-breakpoint
CREATE INDEX "operation_logs_waiting" ON "operation_logs" USING btree ("mer_id","id") WHERE "operation_logs"."hash" is null and "operation_logs"."seal" is not null;