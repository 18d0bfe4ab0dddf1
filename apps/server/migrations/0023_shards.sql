CREATE TABLE "due_shops" (
	"job" varchar(32) NOT NULL,
	"mer_id" bigint NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	CONSTRAINT "due_shops_job_mer_id_pk" PRIMARY KEY("job","mer_id")
);
--> statement-breakpoint
CREATE TABLE "shop_claims" (
	"kind" varchar(32) NOT NULL,
	"value" text NOT NULL,
	"mer_id" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	CONSTRAINT "shop_claims_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
DROP INDEX "addresses_id", "product_categories_id", "coupon_users_id", "coupons_id", "device_consumables_id", "device_alarms_id", "devices_id", "devices_token", "device_refills_id", "export_files_state", "ledger_entries_id", "guarantee_groups_id", "live_assistants_id", "live_goods_id", "live_rooms_id", "operation_logs_id", "notices_id", "order_details_id", "shipments_id", "attachments_id", "picture_categories_id", "product_attrs_id", "products_id", "skus_id", "reply_templates_id", "reviews_id", "revisions_id", "seckill_products_id", "seckill_skus_id", "roles_id", "service_tokens_id", "shipping_templates_id", "shop_companies_id", "spec_rules_id", "video_accesses_due", "video_products_id", "video_skus_id", "views_id", "settlements_id", "live_assistants_wechat", "live_goods_wechat", "live_goods_ask", "live_rooms_wechat", "live_rooms_ask", "orders_due", "refunds_id", "video_products_due";
--> statement-breakpoint
ALTER TABLE "addresses"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "platform_categories"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "pid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_categories"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "pid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "coupon_products"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "coupon_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "coupon_users"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "coupon_id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "coupons"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_views"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_visits"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "device_consumable_levels"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "consumable_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "device_consumables"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "device_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "device_alarms"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "device_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "device_readings"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "device_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "devices"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "device_refills"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "consumable_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "export_files"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "ledger_entries"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "settlement_info"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "settlements"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "form_templates"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "guarantee_groups"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "gids" SET DATA TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "guarantees"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "import_rows"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "imports"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "live_assistants"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "live_goods"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "live_rooms"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "assistant_ids" SET DATA TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "error_reports"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "operation_log_heads"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "operation_logs"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "vital_reports"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "notice_reads"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint,
	ALTER COLUMN "notice_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "notice_switches"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "notices"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_details"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "attr_value_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "order_logs"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "orders"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint,
	ALTER COLUMN "coupon_id" SET DATA TYPE bigint,
	ALTER COLUMN "coupon_user_id" SET DATA TYPE bigint,
	ALTER COLUMN "clerk_id" SET DATA TYPE bigint,
	ALTER COLUMN "system_form_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shipment_lines"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "shipment_id" SET DATA TYPE bigint,
	ALTER COLUMN "order_detail_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shipments"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "attachments"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "pid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "picture_categories"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "pid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "picture_spaces"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "released_files"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "brand_categories"
	ALTER COLUMN "category_id" SET DATA TYPE bigint,
	ALTER COLUMN "brand_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "brands"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_attrs"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_contents"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "product_coupons"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "coupon_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "cate_ids" SET DATA TYPE bigint[],
	ALTER COLUMN "brand_id" SET DATA TYPE bigint,
	ALTER COLUMN "category_id" SET DATA TYPE bigint,
	ALTER COLUMN "guarantee_ids" SET DATA TYPE bigint[],
	ALTER COLUMN "temp_id" SET DATA TYPE bigint,
	ALTER COLUMN "system_form_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "skus"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "cdkey_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "refund_logs"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "refunds"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "order_detail_id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "reply_templates"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "reviews"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "sku_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "revisions"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "subject" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint,
	ALTER COLUMN "undoes" SET DATA TYPE bigint,
	ALTER COLUMN "undone_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "seckill_activities"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "slot_ids" SET DATA TYPE bigint[],
	ALTER COLUMN "category_ids" SET DATA TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "seckill_claims"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "seckill_sku_id" SET DATA TYPE bigint,
	ALTER COLUMN "sku_id" SET DATA TYPE bigint,
	ALTER COLUMN "activity_id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "seckill_products"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "activity_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "category_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "seckill_skus"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "seckill_product_id" SET DATA TYPE bigint,
	ALTER COLUMN "sku_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "seckill_slots"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "account_roles"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint,
	ALTER COLUMN "role_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "accounts"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "known_addresses"
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "merchants"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "roles"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "service_tokens"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint,
	ALTER COLUMN "role_ids" SET DATA TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "sessions"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "express_companies"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shipping_frees"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "template_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shipping_regions"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "template_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shipping_templates"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_companies"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "express_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "spec_rules"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "merchant_categories"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "merchant_types"
	ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "shop_infos"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "category_id" SET DATA TYPE bigint,
	ALTER COLUMN "type_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "buyers"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "level" SET DATA TYPE bigint,
	ALTER COLUMN "spread_uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "followers"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "uid" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "video_accesses"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "video_products"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "primary_product_id" SET DATA TYPE bigint,
	ALTER COLUMN "brand_id" SET DATA TYPE bigint,
	ALTER COLUMN "temp_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "video_skus"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "video_product_id" SET DATA TYPE bigint,
	ALTER COLUMN "sku_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "views"
	ALTER COLUMN "mer_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
--> statement-breakpoint
CREATE INDEX "due_shops_time" ON "due_shops" USING btree ("job","due_time");
--> statement-breakpoint
CREATE INDEX "shop_claims_row" ON "shop_claims" USING btree ("mer_id","kind","row_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_id" ON "settlements" USING btree ("mer_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "live_assistants_wechat" ON "live_assistants" USING btree ("mer_id","wechat");
--> statement-breakpoint
CREATE UNIQUE INDEX "live_goods_wechat" ON "live_goods" USING btree ("mer_id","goods_id");
--> statement-breakpoint
CREATE INDEX "live_goods_ask" ON "live_goods" USING btree ("mer_id","ask_time") WHERE "live_goods"."ask_time" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "live_rooms_wechat" ON "live_rooms" USING btree ("mer_id","room_id");
--> statement-breakpoint
CREATE INDEX "live_rooms_ask" ON "live_rooms" USING btree ("mer_id","ask_time") WHERE "live_rooms"."ask_time" is not null;
--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("mer_id","status","create_time") WHERE "orders"."status" in (0, 4, 5);
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_id" ON "refunds" USING btree ("mer_id","id");
--> statement-breakpoint
CREATE INDEX "video_products_due" ON "video_products" USING btree ("mer_id","ask_time") WHERE not is_del;
--> statement-breakpoint
-- by hand: what was unique over all shops by an index
INSERT INTO "shop_claims" ("kind", "value", "mer_id", "row_id")
	SELECT 'device', "token_hash", "mer_id", "id" FROM "devices" WHERE "token_hash" IS NOT NULL AND NOT "is_del"
	UNION ALL SELECT 'liveAssistant', "wechat", "mer_id", "id" FROM "live_assistants"
	UNION ALL SELECT 'liveGoods', "goods_id"::text, "mer_id", "id" FROM "live_goods" WHERE "goods_id" IS NOT NULL
	UNION ALL SELECT 'liveRoom', "room_id"::text, "mer_id", "id" FROM "live_rooms" WHERE "room_id" IS NOT NULL;
--> statement-breakpoint
-- by hand: each job looks at each shop once
INSERT INTO "due_shops" ("job", "mer_id", "due_time")
	SELECT "job", "id", now() FROM "merchants", (VALUES ('exports'), ('live'), ('orders'), ('refunds'), ('videoChannel')) AS jobs ("job");
--> statement-breakpoint
ALTER TABLE "second_factors"
	ALTER COLUMN "account_id" SET DATA TYPE bigint;
