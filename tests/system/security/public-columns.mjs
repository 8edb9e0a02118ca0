// Text columns without private data; the others are in private-columns.mjs.

/** Public columns, or columns with texts, formats and URLs of the shop itself. */
export const PUBLIC = {
  blog_categories: "slug name",
  blog_post_translations: "locale title excerpt content",
  blog_posts: "slug title excerpt content featured_image tags search_text locale",
  businesses:
    "category website image_url hours languages name_text place_text search_text name description address phone email",
  certificates: "body number",
  comparison_lists: "name description",
  customer_stories: "search_text title content locale",
  event_translations: "locale title description",
  events: "title description image_url location season locale",
  forum_categories: "slug name icon",
  forum_posts: "title content search_text locale",
  forum_replies: "content locale",
  holiday_dates: "holiday",
  ingredients: "amount name",
  local_sellers: "name description neighborhood address phone website",
  plans: "slug name description",
  product_translations:
    "locale title description origin_story cultural_significance artisan_bio making_process",
  products:
    "title description collection image_url images image_alts origin_story cultural_significance artisan_bio making_process search_text locale",
  recipes: "title kitchen steps",
  reviews: "title comment answer locale answer_locale",
  sensitive_changes: "kind",
  shop_translations: "locale bio tagline description",
  search_aliases: "alias term",
  site_settings: "name value",
  storefronts: `store_name description banner_image_url logo_image_url primary_color tagline location website instagram
    facebook twitter url_slug name_skeleton locale`,
  users:
    "username first_name last_name city country bio bio_locale phone profile_image locale name_skeleton",
};

/** Formats, codes and file names without personal data, in which a token would break the row. */
export const SHAPES = {
  audit_entries: "action subject_type after",
  job_failures: "job subject_id",
  job_states: "name",
  ledger_entries: "ref",
  listing_requests: "content",
  order_lines: "image_url",
  order_status_changes: "reason",
  orders: "currency locale",
  outbox: "dedupe_key",
  passkeys: "credential_id public_key transports user_handle",
  parcels: "carrier",
  payment_events: "event_id type intent_id outcome",
  payment_intents: "intent_id currency status",
  pending_identities: "secret_hash code_hash",
  pending_uploads: "key raw_key type",
  payout_accounts: "last4 network account_type",
  payouts: "attention_reason",
  product_import_rows: "problems",
  return_requests: "photos",
  sandbox_accounts: "id last4",
  sandbox_events: "id intent_id type",
  sandbox_intents: "id currency order_id status purchase_id",
  sandbox_payouts: "id account_id status",
  sandbox_refunds: "id intent_id",
  sandbox_transfers: "id account_id transfer_group",
  seller_applications: "selected_plan",
  sessions: "id",
  totp_secrets: "sealed",
  used_tokens: "id",
  subscribers: "locale",
  support_tickets: "locale",
  ticket_purchases: "currency locale dispute_id",
  uploads: "key url",
  wholesale_applications: "business_type",
};
