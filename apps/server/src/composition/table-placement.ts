/** The placement of each table's rows in a database of several machines (ADR 87). */
export const tablePlacement = {
  /** By `mer_id`: all rows of a shop are in one shard. */
  shop: [
    ...["addresses", "attachments", "coupon_products", "coupon_users", "coupons", "device_alarms", "device_consumable_levels"],
    ...["device_consumables", "device_readings", "device_refills", "devices", "export_files", "followers", "guarantee_groups"],
    ...["idempotency_keys", "import_rows", "imports", "ledger_entries", "live_assistants", "live_goods", "live_rooms", "notice_reads"],
    ...[
      "notice_switches",
      "notices",
      "operation_log_heads",
      "operation_log_stripes",
      "operation_logs",
      "order_details",
      "order_logs",
      "orders",
    ],
    ...["picture_categories", "picture_spaces", "product_attrs", "product_categories", "product_contents", "product_coupons"],
    ...["product_views", "products", "refund_logs", "refunds", "released_files", "reply_templates", "reviews", "revisions"],
    ...["seckill_claims", "seckill_products", "seckill_skus", "settlement_info", "settlements", "shipment_lines", "shipments"],
    ...[
      "shipping_frees",
      "shipping_regions",
      "shipping_templates",
      "shop_companies",
      "shop_infos",
      "shop_revisions",
      "shop_visits",
      "skus",
      "spec_rules",
    ],
    ...["video_accesses", "video_products", "video_skus", "views"],
  ],
  /** Whole on every machine: tables that shops join with, and values that are unique over all shops. */
  reference: [
    ...[
      "account_roles",
      "accounts",
      "second_factors",
      "brand_categories",
      "brands",
      "buyers",
      "express_companies",
      "form_templates",
      "guarantees",
    ],
    ...["merchant_categories", "merchant_types", "merchants", "platform_categories", "platform_settings", "roles"],
    ...["seckill_activities", "seckill_slots", "service_tokens", "shop_claims"],
  ],
  /** On the machine that the server is connected to: tables that no shop's statement joins with. */
  local: [
    ...[
      "captchas",
      "claims",
      "due_shops",
      "error_reports",
      "known_addresses",
      "login_failures",
      "migrations",
      "rate_limits",
      "seedings",
      "sessions",
    ],
    ...["operation_log_notes", "vital_reports"],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
