ALTER TABLE "skus" ALTER COLUMN "weight" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "volume" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "video_skus" ALTER COLUMN "weight" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "video_skus" ALTER COLUMN "volume" SET DATA TYPE numeric(9, 1);