ALTER TABLE "export_files" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "format" text DEFAULT 'xlsx' NOT NULL;