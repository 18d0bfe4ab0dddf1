CREATE TABLE "import_rows" (
	"mer_id" integer NOT NULL,
	"import_key" text NOT NULL,
	"row" integer NOT NULL,
	"is_done" boolean NOT NULL,
	"cells" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "import_rows_mer_id_import_key_row_pk" PRIMARY KEY("mer_id","import_key","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"mer_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"account_id" integer NOT NULL,
	"rows" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_mer_id_key_pk" PRIMARY KEY("mer_id","key")
);
--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "export_files" ADD COLUMN "format" text DEFAULT 'xlsx' NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_time" ON "imports" USING btree ("mer_id","create_time");--> statement-breakpoint
CREATE INDEX "imports_expiry" ON "imports" USING btree ("expire_time");