DROP INDEX "order_details_time";--> statement-breakpoint
DROP INDEX "orders_time";--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("mer_id","create_time","level","paid","pay_price");