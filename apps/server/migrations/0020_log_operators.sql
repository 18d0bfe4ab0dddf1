ALTER TABLE "order_logs" ADD COLUMN "operator" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_logs" ADD COLUMN "operator" text DEFAULT '' NOT NULL;