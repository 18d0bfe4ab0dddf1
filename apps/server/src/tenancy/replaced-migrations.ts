/** The migrations that the baseline replaced. A database has a row for each, which nodes of earlier commits compare with theirs. */
export const replacedMigrations = [
  "0000_shop",
  "0001_list_order",
  "0002_sessions_and_reports",
  "0003_orders_and_visits",
  "0004_order_sums",
  "0005_pictures_and_specs",
  "0006_form_templates",
  "0007_order_pictures",
  "0008_whole_products",
  "0009_reviews_and_guarantee_groups",
  "0010_exports",
  "0011_category_versions",
  "0012_access_and_log",
  "0013_orders_refunds_addresses",
  "0014_finance_people_settings_devices",
  "0015_marketing_service_tokens",
  "0016_views_notices_revisions",
  "0017_exports_imports",
  "0018_stock_places_and_order_lists",
  "0019_measures_of_three_decimals",
  "0020_log_operators",
  "0021_claims",
  "0022_accounts",
  "0023_shards",
  "0024_counters_in_stripes",
];

/** A commit that still has each of them. */
export const COMMIT_BEFORE_BASELINE = "fff16333";
