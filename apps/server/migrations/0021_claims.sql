CREATE TABLE "claims" (
	"name" varchar(128) PRIMARY KEY NOT NULL,
	"holder" varchar(32),
	"answer" text,
	"until" timestamp with time zone NOT NULL
);
