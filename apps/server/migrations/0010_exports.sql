CREATE TABLE "export_files" (
	"mer_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"name" text NOT NULL,
	"question" jsonb NOT NULL,
	"account_id" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "export_files_mer_id_file_name_pk" PRIMARY KEY("mer_id","file_name")
);
