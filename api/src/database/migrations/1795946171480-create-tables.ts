import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTables1795946171480 implements MigrationInterface {
  name = 'CreateTables1795946171480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "alerts" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "key" text NOT NULL CONSTRAINT "alerts_key" UNIQUE,
        "message" text NOT NULL,
        "count" integer NOT NULL DEFAULT '1',
        "first_at" timestamptz NOT NULL DEFAULT now(),
        "last_at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE "users" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "username" text NOT NULL CONSTRAINT "users_username_taken" UNIQUE,
        "password" text NOT NULL,
        "email" text NOT NULL,
        "is_admin" boolean NOT NULL DEFAULT false,
        "is_client" boolean NOT NULL DEFAULT false,
        "admin_since" timestamptz,
        "first_name" text,
        "last_name" text,
        "phone" text,
        "new_email" text,
        "reset_token" text,
        "reset_token_expiry" timestamptz,
        "invitation_token" text,
        "invitation_token_expiry" timestamptz,
        "new_password_required" boolean NOT NULL DEFAULT false,
        "email_confirmed_at" timestamptz,
        "invited_at" timestamptz,
        "appointment_emails" boolean NOT NULL DEFAULT true,
        "reminder_emails" boolean NOT NULL DEFAULT true,
        "disclaimer_accepted_at" timestamptz,
        "created_at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE "sessions" (
        "id" text PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "sessions_user" REFERENCES "users" ON DELETE CASCADE,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "last_seen_at" timestamptz NOT NULL DEFAULT now(),
        "expires_at" timestamptz NOT NULL,
        "device" text NOT NULL DEFAULT '',
        "confirmed_at" timestamptz
      );
      CREATE TABLE "email_confirmations" (
        "token_hash" text PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "email_confirmations_user" REFERENCES "users" ON DELETE CASCADE,
        "email" text NOT NULL,
        "expires_at" timestamptz NOT NULL
      );
      CREATE TABLE "client_appointments" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "client_appointments_user" REFERENCES "users" ON DELETE CASCADE,
        "title" text NOT NULL,
        "description" text,
        "appointment_date" date NOT NULL,
        "appointment_time" text NOT NULL,
        "minutes" smallint NOT NULL DEFAULT '60' CONSTRAINT "client_appointments_minutes" CHECK (minutes BETWEEN 5 AND 480),
        "starts_at" timestamptz NOT NULL,
        "status" text NOT NULL DEFAULT 'scheduled',
        "location" text,
        "title_by_practice" boolean NOT NULL DEFAULT false,
        "location_by_practice" boolean NOT NULL DEFAULT false,
        "canceled_at" timestamptz,
        "canceled_by" text,
        "cancel_reason" text,
        "removed_at" timestamptz,
        "changed_late_at" timestamptz,
        "guardian_consent_at" timestamptz,
        "guardian_consent_version" text,
        "version" integer NOT NULL DEFAULT '1',
        "sequence" integer NOT NULL DEFAULT '0',
        "notified_sequence" integer NOT NULL DEFAULT '0',
        "notified" jsonb,
        "remind_at" timestamptz,
        "idempotency_key" uuid,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "client_appointments_idempotency_key_taken" UNIQUE ("user_id", "idempotency_key"),
        CONSTRAINT "client_appointments_cancelled" CHECK ((status = 'cancelled') = (canceled_at IS NOT NULL)),
        CONSTRAINT "client_appointments_status" CHECK (status IN ('scheduled', 'completed', 'cancelled', 'rescheduled', 'no-show')),
        CONSTRAINT "client_appointments_slot_taken" EXCLUDE USING gist (tsrange(starts_at AT TIME ZONE 'UTC', starts_at AT TIME ZONE 'UTC' + minutes * interval '1 minute') WITH &&) WHERE (holds_its_time(status, removed_at))
      );
      CREATE TABLE "uploads" (
        "key" text PRIMARY KEY CONSTRAINT "uploads_key" CHECK (key ~ '^[0-9a-f]{32}$'),
        "kind" text NOT NULL CONSTRAINT "uploads_kind" CHECK (kind IN ('file', 'picture', 'drawing')),
        "extension" text NOT NULL,
        "mime" text NOT NULL,
        "size" integer NOT NULL,
        "label" text NOT NULL,
        "width" integer,
        "height" integer,
        "widths" integer array NOT NULL DEFAULT '{}',
        "is_animated" boolean NOT NULL DEFAULT false,
        "pages" integer CONSTRAINT "uploads_pages" CHECK (pages > 0),
        "is_public" boolean NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "uploads_picture" CHECK ((kind <> 'file') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0))
      );
      CREATE TABLE "ergonomic_assessments" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "ergonomic_assessments_user" REFERENCES "users" ON DELETE CASCADE,
        "kind" text NOT NULL CONSTRAINT "ergonomic_assessments_kind" CHECK (kind IN ('ai', 'professional')),
        "assessment_date" timestamptz NOT NULL DEFAULT now(),
        "workstation_score" smallint,
        "postural_score" smallint,
        "analysis" text,
        "ergonomic_risks" text,
        "recommendations" text,
        "follow_up_needed" boolean NOT NULL DEFAULT false,
        "attachments" text CONSTRAINT "ergonomic_assessments_attachments" REFERENCES "uploads",
        "read_by" text CONSTRAINT "ergonomic_assessments_read_by" CHECK (read_by IN ('built-in', 'model')),
        "answers" jsonb,
        "discomfort" jsonb,
        "user_height" text,
        "scoring" jsonb,
        "evidence" jsonb NOT NULL DEFAULT '{}',
        "red_flags" jsonb NOT NULL DEFAULT '[]',
        "warning_signs" jsonb,
        "emergency_at" timestamptz,
        "flagged_at" timestamptz,
        "fixes" jsonb NOT NULL DEFAULT '[]',
        "follow_up_answers" jsonb NOT NULL DEFAULT '{}',
        "idempotency_key" uuid,
        "reviewed_at" timestamptz,
        "reviewed_by" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "ergonomic_assessments_scores" CHECK (workstation_score BETWEEN 0 AND 10 AND postural_score BETWEEN 0 AND 10)
      );
      CREATE TABLE "assessment_messages" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "assessment_id" integer NOT NULL CONSTRAINT "assessment_messages_assessment" REFERENCES "ergonomic_assessments" ON DELETE CASCADE,
        "role" text NOT NULL CONSTRAINT "assessment_messages_role" CHECK (role IN ('user', 'assistant')),
        "content" text NOT NULL,
        "red_flags" jsonb NOT NULL DEFAULT '[]',
        "created_at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE "assessment_settings" (
        "id" boolean PRIMARY KEY DEFAULT true CONSTRAINT "assessment_settings_one_row" CHECK (id),
        "practitioner_line" text
      );
      CREATE TABLE "assistant_uses" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer CONSTRAINT "assistant_uses_user" REFERENCES "users" ON DELETE SET NULL,
        "kind" text NOT NULL CONSTRAINT "assistant_uses_kind" CHECK (kind IN ('assessment', 'advice')),
        "at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE "audit_log" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "at" timestamptz NOT NULL DEFAULT now(),
        "user_id" integer,
        "client_id" integer,
        "who" text NOT NULL,
        "address" text NOT NULL,
        "act" text NOT NULL,
        "succeeded" boolean NOT NULL,
        "record" text,
        "record_id" integer,
        "detail" text NOT NULL
      );
      CREATE TABLE "authenticator_apps" (
        "user_id" integer PRIMARY KEY CONSTRAINT "authenticator_apps_user" REFERENCES "users" ON DELETE CASCADE,
        "secret" text,
        "new_secret" text,
        "last_step" bigint NOT NULL DEFAULT '0'
      );
      CREATE TABLE "passkeys" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "passkeys_user" REFERENCES "users" ON DELETE CASCADE,
        "name" text NOT NULL,
        "credential_id" text NOT NULL CONSTRAINT "passkeys_credential" UNIQUE,
        "public_key" bytea NOT NULL,
        "counter" bigint NOT NULL,
        "transports" text array NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "last_used_at" timestamptz
      );
      CREATE TABLE "passkey_challenges" (
        "challenge" text PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "passkey_challenges_user" REFERENCES "users" ON DELETE CASCADE,
        "expires_at" timestamptz NOT NULL
      );
      CREATE TABLE "recovery_codes" (
        "user_id" integer NOT NULL CONSTRAINT "recovery_codes_user" REFERENCES "users" ON DELETE CASCADE,
        "code_hash" text NOT NULL,
        PRIMARY KEY ("user_id", "code_hash")
      );
      CREATE TABLE "pending_logins" (
        "token_hash" text PRIMARY KEY,
        "user_id" integer NOT NULL CONSTRAINT "pending_logins_user" REFERENCES "users" ON DELETE CASCADE,
        "tries" integer NOT NULL DEFAULT '0',
        "expires_at" timestamptz NOT NULL
      );
      CREATE TABLE "blog_posts" (
        "title" text NOT NULL,
        "slug" text NOT NULL CONSTRAINT "blog_posts_slug" CHECK (slug ~ '^[a-z0-9_-]+$' AND slug ~ '[^0-9]'),
        "summary" text NOT NULL,
        "content" text NOT NULL,
        "image_url" text,
        "image_focus" jsonb,
        "category" text NOT NULL,
        "tags" text array NOT NULL DEFAULT '{}',
        "published" boolean NOT NULL DEFAULT false,
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "content_html" text NOT NULL,
        "reading_minutes" integer NOT NULL,
        "was_public" boolean NOT NULL DEFAULT false,
        "publish_at" timestamptz,
        "version" integer NOT NULL DEFAULT '1',
        "author_id" integer CONSTRAINT "blog_posts_author" REFERENCES "users" ON DELETE SET NULL,
        "saved_by" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        "deleted_at" timestamptz,
        "heading" text NOT NULL,
        "words" tsvector NOT NULL,
        CONSTRAINT "blog_posts_image_focus" CHECK (image_focus IS NULL OR image_url IS NOT NULL),
        CONSTRAINT "blog_posts_published" CHECK (NOT published OR (was_public AND publish_at IS NULL))
      );
      CREATE TABLE "blog_post_redirects" (
        "slug" text PRIMARY KEY,
        "post_id" integer NOT NULL CONSTRAINT "blog_post_redirects_post" REFERENCES "blog_posts" ON DELETE CASCADE
      );
      CREATE TABLE "blog_post_versions" (
        "title" text NOT NULL,
        "slug" text NOT NULL,
        "summary" text NOT NULL,
        "content" text NOT NULL,
        "image_url" text,
        "image_focus" jsonb,
        "category" text NOT NULL,
        "tags" text array NOT NULL DEFAULT '{}',
        "published" boolean NOT NULL DEFAULT false,
        "post_id" integer NOT NULL CONSTRAINT "blog_post_versions_post" REFERENCES "blog_posts" ON DELETE CASCADE,
        "version" integer NOT NULL,
        "author" text NOT NULL,
        "saved_at" timestamptz NOT NULL,
        PRIMARY KEY ("post_id", "version")
      );
      CREATE TABLE "closures" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "first_day" date NOT NULL,
        "last_day" date NOT NULL,
        "from_time" text,
        "to_time" text,
        "reason" text,
        CONSTRAINT "closures_times" CHECK ((from_time IS NULL) = (to_time IS NULL)),
        CONSTRAINT "closures_days" CHECK (first_day <= last_day)
      );
      CREATE TABLE "open_holidays" (
        "day" date PRIMARY KEY
      );
      CREATE TABLE "opening_hours" (
        "weekday" smallint PRIMARY KEY CONSTRAINT "opening_hours_weekday" CHECK (weekday BETWEEN 0 AND 6),
        "opens" text,
        "closes" text,
        CONSTRAINT "opening_hours_both" CHECK ((opens IS NULL) = (closes IS NULL))
      );
      CREATE TABLE "booking_rules" (
        "id" boolean PRIMARY KEY DEFAULT true CONSTRAINT "booking_rules_one_row" CHECK (id),
        "min_notice_hours" integer NOT NULL DEFAULT '0',
        "max_days_ahead" integer NOT NULL DEFAULT '0',
        "refuses_late_changes" boolean NOT NULL DEFAULT false
      );
      CREATE TABLE "consultation_requests" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "full_name" text NOT NULL,
        "company_name" text NOT NULL,
        "email" text NOT NULL,
        "phone" text,
        "service" text NOT NULL,
        "message" text,
        "state" text NOT NULL DEFAULT 'new',
        "answered_at" timestamptz,
        "idempotency_key" uuid CONSTRAINT "consultation_requests_idempotency_key_taken" UNIQUE,
        "confirmation_emailed" boolean NOT NULL DEFAULT true,
        "is_doubtful" boolean NOT NULL DEFAULT false,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "consultation_requests_answered" CHECK ((state = 'new') = (answered_at IS NULL)),
        CONSTRAINT "consultation_requests_state" CHECK (state IN ('new', 'contacted', 'booked', 'closed'))
      );
      CREATE TABLE "client_notes" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "author_id" integer CONSTRAINT "client_notes_author" REFERENCES "users" ON DELETE SET NULL,
        "author" text NOT NULL,
        "text" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "user_id" integer NOT NULL CONSTRAINT "client_notes_user" REFERENCES "users" ON DELETE CASCADE
      );
      CREATE TABLE "consultation_notes" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "author_id" integer CONSTRAINT "consultation_notes_author" REFERENCES "users" ON DELETE SET NULL,
        "author" text NOT NULL,
        "text" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "request_id" integer NOT NULL CONSTRAINT "consultation_notes_request" REFERENCES "consultation_requests" ON DELETE CASCADE
      );
      CREATE TABLE "assessment_notes" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "author_id" integer CONSTRAINT "assessment_notes_author" REFERENCES "users" ON DELETE SET NULL,
        "author" text NOT NULL,
        "text" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "assessment_id" integer NOT NULL CONSTRAINT "assessment_notes_assessment" REFERENCES "ergonomic_assessments" ON DELETE CASCADE
      );
      CREATE TABLE "payments" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "user_id" integer CONSTRAINT "payments_user" REFERENCES "users" ON DELETE SET NULL,
        "is_guest" boolean NOT NULL DEFAULT false,
        "stripe_payment_intent_id" text CONSTRAINT "payments_intent_taken" UNIQUE,
        "client_secret_hash" text,
        "idempotency_key" uuid,
        "amount" numeric(10, 2) NOT NULL,
        "refunded_amount" numeric(10, 2) NOT NULL DEFAULT '0',
        "lost_amount" numeric(10, 2) NOT NULL DEFAULT '0',
        "refunds_as_of" timestamptz,
        "currency" text NOT NULL DEFAULT 'usd',
        "status" text NOT NULL DEFAULT 'pending',
        "service_type" text NOT NULL,
        "description" text,
        "customer_email" text,
        "customer_name" text,
        "company" text,
        "card_brand" text,
        "card_last4" text,
        "payment_date" timestamptz,
        "contact_by" timestamptz,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "updated_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "payments_idempotency_key_taken" UNIQUE ("idempotency_key", "service_type"),
        CONSTRAINT "payments_status" CHECK (status IN ('pending', 'processing', 'failed', 'succeeded', 'partially_refunded', 'refunded', 'disputed', 'partially_lost', 'lost')),
        CONSTRAINT "payments_paid" CHECK ((status NOT IN ('pending', 'processing', 'failed')) = (payment_date IS NOT NULL)),
        CONSTRAINT "payments_amount" CHECK (amount > 0 AND refunded_amount BETWEEN 0 AND amount AND lost_amount BETWEEN 0 AND amount),
        CONSTRAINT "payments_intent" CHECK (stripe_payment_intent_id IS NOT NULL OR status = 'pending')
      );
      CREATE TABLE "payment_refunds" (
        "payment_id" integer NOT NULL CONSTRAINT "payment_refunds_payment" REFERENCES "payments" ON DELETE CASCADE,
        "idempotency_key" uuid NOT NULL,
        "stripe_refund_id" text CONSTRAINT "payment_refunds_stripe_id_taken" UNIQUE,
        "amount" numeric(10, 2),
        "reason" text NOT NULL,
        "author" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "payment_refunds_known" CHECK (stripe_refund_id IS NULL OR amount IS NOT NULL),
        PRIMARY KEY ("payment_id", "idempotency_key")
      );
      CREATE TABLE "stripe_events" (
        "id" text PRIMARY KEY,
        "payment_id" integer CONSTRAINT "stripe_events_payment" REFERENCES "payments" ON DELETE CASCADE,
        "type" text NOT NULL,
        "happened_at" timestamptz NOT NULL,
        "sent_back" bigint,
        "dispute" jsonb,
        "received_at" timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE "resources" (
        "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        "title" text NOT NULL,
        "description" text NOT NULL,
        "category" text NOT NULL,
        "file_url" text,
        "file_key" text CONSTRAINT "resources_file" REFERENCES "uploads",
        "file_type" text NOT NULL,
        "thumbnail_url" text,
        "thumbnail_key" text CONSTRAINT "resources_thumbnail" REFERENCES "uploads",
        "generated_thumbnail_key" text CONSTRAINT "resources_generated_thumbnail" REFERENCES "uploads",
        "date_added" timestamptz NOT NULL DEFAULT now(),
        "added_by_id" integer CONSTRAINT "resources_added_by" REFERENCES "users" ON DELETE SET NULL,
        "is_public" boolean NOT NULL DEFAULT true,
        "downloads" integer NOT NULL DEFAULT '0',
        "deleted_at" timestamptz,
        CONSTRAINT "resources_drawn_from_file" CHECK (generated_thumbnail_key IS NULL OR file_key IS NOT NULL),
        CONSTRAINT "resources_has_file" CHECK ((file_url IS NULL) <> (file_key IS NULL)),
        CONSTRAINT "resources_category" CHECK (category IN ('guide', 'article', 'video', 'template'))
      );
      CREATE TABLE "resource_downloads" (
        "resource_id" integer NOT NULL CONSTRAINT "resource_downloads_resource" REFERENCES "resources" ON DELETE CASCADE,
        "visitor" text NOT NULL,
        "hour" timestamptz NOT NULL,
        PRIMARY KEY ("resource_id", "visitor", "hour")
      );
      CREATE TABLE "last_backup" (
        "only_row" boolean PRIMARY KEY DEFAULT true CONSTRAINT "last_backup_one_row" CHECK (only_row),
        "succeeded_at" timestamptz NOT NULL,
        "bytes" bigint NOT NULL
      );
      CREATE UNIQUE INDEX "users_invitation_token" ON "users" ("invitation_token") WHERE invitation_token IS NOT NULL;
      CREATE UNIQUE INDEX "users_reset_token" ON "users" ("reset_token") WHERE reset_token IS NOT NULL;
      CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");
      CREATE INDEX "sessions_of_user" ON "sessions" ("user_id");
      CREATE INDEX "email_confirmations_of_user" ON "email_confirmations" ("user_id");
      CREATE INDEX "client_appointments_to_remind" ON "client_appointments" ("remind_at") WHERE remind_at IS NOT NULL;
      CREATE INDEX "client_appointments_of_day" ON "client_appointments" ("appointment_date") WHERE holds_its_time(status, removed_at);
      CREATE INDEX "client_appointments_by_time" ON "client_appointments" ("starts_at", "id");
      CREATE INDEX "client_appointments_of_user" ON "client_appointments" ("user_id", "starts_at", "id");
      CREATE INDEX "uploads_pictures" ON "uploads" ("created_at") WHERE kind = 'picture';
      CREATE UNIQUE INDEX "ergonomic_assessments_idempotency_key" ON "ergonomic_assessments" ("user_id", "idempotency_key");
      CREATE UNIQUE INDEX "ergonomic_assessments_report_taken" ON "ergonomic_assessments" ("attachments");
      CREATE INDEX "ergonomic_assessments_of_user" ON "ergonomic_assessments" ("user_id", "assessment_date", "id");
      CREATE INDEX "assessment_messages_of_one" ON "assessment_messages" ("assessment_id", "id");
      CREATE INDEX "assistant_uses_by_time" ON "assistant_uses" ("at", "kind", "user_id");
      CREATE INDEX "audit_log_of_client" ON "audit_log" ("client_id", "at");
      CREATE INDEX "audit_log_of_user" ON "audit_log" ("user_id", "at");
      CREATE INDEX "audit_log_at" ON "audit_log" ("at");
      CREATE INDEX "passkeys_of_user" ON "passkeys" ("user_id");
      CREATE INDEX "passkey_challenges_of_user" ON "passkey_challenges" ("user_id");
      CREATE INDEX "pending_logins_of_user" ON "pending_logins" ("user_id");
      CREATE INDEX "blog_posts_tags" ON "blog_posts" USING gin ("tags");
      CREATE INDEX "blog_posts_of_author" ON "blog_posts" ("author_id");
      CREATE INDEX "blog_posts_due" ON "blog_posts" ("publish_at") WHERE publish_at IS NOT NULL;
      CREATE INDEX "blog_posts_bin" ON "blog_posts" ("deleted_at") WHERE deleted_at IS NOT NULL;
      CREATE INDEX "blog_posts_by_change" ON "blog_posts" ("updated_at", "id") WHERE deleted_at IS NULL;
      CREATE INDEX "blog_posts_by_state" ON "blog_posts" ("published", "id") WHERE deleted_at IS NULL;
      CREATE INDEX "blog_posts_by_category" ON "blog_posts" ("category", "id") WHERE deleted_at IS NULL;
      CREATE INDEX "blog_posts_newest" ON "blog_posts" ("created_at", "id") WHERE deleted_at IS NULL;
      CREATE INDEX "blog_posts_public_of_category" ON "blog_posts" ("category", "created_at", "id") WHERE published AND deleted_at IS NULL;
      CREATE INDEX "blog_posts_public" ON "blog_posts" ("created_at", "id") WHERE published AND deleted_at IS NULL;
      CREATE UNIQUE INDEX "blog_posts_slug_taken" ON "blog_posts" ("slug") WHERE deleted_at IS NULL;
      CREATE INDEX "blog_post_redirects_of_post" ON "blog_post_redirects" ("post_id");
      CREATE INDEX "closures_by_day" ON "closures" ("last_day", "first_day");
      CREATE INDEX "consultation_requests_email" ON "consultation_requests" ("email");
      CREATE INDEX "consultation_requests_waiting" ON "consultation_requests" ("created_at") WHERE state = 'new';
      CREATE INDEX "consultation_requests_newest" ON "consultation_requests" ("created_at", "id");
      CREATE INDEX "client_notes_of_user" ON "client_notes" ("user_id", "id");
      CREATE INDEX "consultation_notes_of_request" ON "consultation_notes" ("request_id", "id");
      CREATE INDEX "assessment_notes_of_one" ON "assessment_notes" ("assessment_id", "id");
      CREATE INDEX "payments_open" ON "payments" ("created_at") WHERE status IN ('pending', 'processing', 'failed');
      CREATE INDEX "payments_newest" ON "payments" ("created_at", "id");
      CREATE INDEX "payments_of_user" ON "payments" ("user_id", "payment_date");
      CREATE INDEX "stripe_events_of_payment" ON "stripe_events" ("payment_id", "happened_at");
      CREATE INDEX "resources_bin" ON "resources" ("deleted_at") WHERE deleted_at IS NOT NULL;
      CREATE INDEX "resources_newest" ON "resources" ("date_added", "id") WHERE deleted_at IS NULL;
      CREATE INDEX "resources_public_of_category" ON "resources" ("category", "date_added", "id") WHERE is_public AND deleted_at IS NULL;
      CREATE INDEX "resources_public" ON "resources" ("date_added", "id") WHERE is_public AND deleted_at IS NULL;
      CREATE INDEX "resources_of_admin" ON "resources" ("added_by_id");
      CREATE INDEX "resources_of_thumbnail" ON "resources" ("thumbnail_key");
      CREATE UNIQUE INDEX "resources_drawn_taken" ON "resources" ("generated_thumbnail_key");
      CREATE UNIQUE INDEX "resources_file_taken" ON "resources" ("file_key");
      CREATE INDEX "resource_downloads_age" ON "resource_downloads" ("hour")`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the first tables: drop the database instead.');
  }
}
