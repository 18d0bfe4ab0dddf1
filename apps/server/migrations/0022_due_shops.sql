CREATE TABLE "due_shops" (
	"job" varchar(32) NOT NULL,
	"mer_id" bigint NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	CONSTRAINT "due_shops_job_mer_id_pk" PRIMARY KEY("job","mer_id")
);
--> statement-breakpoint
DROP INDEX "export_files_state";--> statement-breakpoint
DROP INDEX "video_accesses_due";--> statement-breakpoint
DROP INDEX "live_goods_ask";--> statement-breakpoint
DROP INDEX "live_rooms_ask";--> statement-breakpoint
DROP INDEX "orders_due";--> statement-breakpoint
DROP INDEX "video_products_due";--> statement-breakpoint
CREATE INDEX "due_shops_time" ON "due_shops" USING btree ("job","due_time");--> statement-breakpoint
CREATE INDEX "live_goods_ask" ON "live_goods" USING btree ("mer_id","ask_time") WHERE "live_goods"."ask_time" is not null;--> statement-breakpoint
CREATE INDEX "live_rooms_ask" ON "live_rooms" USING btree ("mer_id","ask_time") WHERE "live_rooms"."ask_time" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("mer_id","status","create_time") WHERE "orders"."status" in (0, 4, 5);--> statement-breakpoint
CREATE INDEX "video_products_due" ON "video_products" USING btree ("mer_id","ask_time") WHERE not is_del;
--> statement-breakpoint
INSERT INTO "due_shops" ("job", "mer_id", "due_time")
	SELECT "job", "id", now() FROM "merchants", (VALUES ('exports'), ('live'), ('orders'), ('refunds'), ('videoChannel')) AS jobs ("job");
