CREATE TABLE "service_tokens" (
	"mer_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(24) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"account_id" integer NOT NULL,
	"role_ids" integer[] NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"last_time" timestamp with time zone,
	"last_ip" varchar(64),
	CONSTRAINT "service_tokens_mer_id_id_pk" PRIMARY KEY("mer_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_tokens_id" ON "service_tokens" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_tokens_token" ON "service_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "service_tokens_name" ON "service_tokens" USING btree ("mer_id","name");