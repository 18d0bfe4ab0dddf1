DROP INDEX "coupons_order";--> statement-breakpoint
DROP INDEX "products_order";--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("mer_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("mer_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);