CREATE TABLE "error_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"digest" varchar(64) NOT NULL,
	"message" varchar(500) NOT NULL,
	"route" varchar(200) NOT NULL,
	"release" varchar(40) NOT NULL,
	"stack" varchar(1000),
	"times" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"last_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vital_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vital_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(8) NOT NULL,
	"value" double precision NOT NULL,
	"rating" varchar(20) NOT NULL,
	"route" varchar(200) NOT NULL,
	"release" varchar(40) NOT NULL,
	"device" varchar(8) NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar(256) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "error_reports_kind" ON "error_reports" USING btree ("day","digest");--> statement-breakpoint
CREATE INDEX "vital_reports_time" ON "vital_reports" USING btree ("create_time");