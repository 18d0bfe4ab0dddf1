CREATE FUNCTION "order_grams"("number" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array(SELECT DISTINCT substr("number", "at", 4) FROM generate_series(1, length("number") - 3) AS "at")
$$;--> statement-breakpoint
DROP INDEX "orders_waiting";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "stock_place" text;--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("mer_id","create_time","order_no","status","refund_status","cancel_status","is_user_del","paid","group_buy_record_status","pay_time") WHERE not "orders"."is_merchant_del" and "orders"."level" = 1 and "orders"."second_type" in (0, 2, 5, 6);--> statement-breakpoint
CREATE INDEX "orders_tabs" ON "orders" USING btree ("mer_id","status","refund_status","cancel_status","is_user_del","paid","group_buy_record_status") WHERE not "orders"."is_merchant_del" and "orders"."level" = 1 and "orders"."second_type" in (0, 2, 5, 6) and not ("orders"."status" = 6 and "orders"."refund_status" <> 3 and not "orders"."is_user_del");--> statement-breakpoint
CREATE INDEX "orders_done" ON "orders" USING btree ("mer_id") WHERE not "orders"."is_merchant_del" and "orders"."level" = 1 and "orders"."second_type" in (0, 2, 5, 6) and not not ("orders"."status" = 6 and "orders"."refund_status" <> 3 and not "orders"."is_user_del");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("mer_id","pay_time") WHERE not "orders"."is_merchant_del" and "orders"."level" = 1 and "orders"."second_type" in (0, 2, 5, 6);--> statement-breakpoint
CREATE INDEX "orders_grams" ON "orders" USING gin (order_grams("order_no"));