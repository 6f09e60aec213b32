-- When the practice is open, its rules for booking, and the appointments.

CREATE TABLE opening_hours (
  weekday  smallint NOT NULL,
  opens    text,
  closes   text,
  CONSTRAINT opening_hours_pkey PRIMARY KEY (weekday),
  CONSTRAINT opening_hours_weekday CHECK (weekday BETWEEN 0 AND 6),
  CONSTRAINT opening_hours_both CHECK ((opens IS NULL) = (closes IS NULL))
);
-- Until the practice sets its own hours: Monday to Friday, 9 to 5. Sunday is 0.
INSERT INTO opening_hours (weekday, opens, closes)
VALUES (0, NULL, NULL), (6, NULL, NULL), (1, '9:00 AM', '5:00 PM'), (2, '9:00 AM', '5:00 PM'),
       (3, '9:00 AM', '5:00 PM'), (4, '9:00 AM', '5:00 PM'), (5, '9:00 AM', '5:00 PM');

CREATE TABLE booking_rules (
  id                    boolean NOT NULL DEFAULT true,
  min_notice_hours      integer NOT NULL DEFAULT 0,
  max_days_ahead        integer NOT NULL DEFAULT 0,
  refuses_late_changes  boolean NOT NULL DEFAULT false,
  CONSTRAINT booking_rules_pkey PRIMARY KEY (id),
  CONSTRAINT booking_rules_one_row CHECK (id)
);
INSERT INTO booking_rules DEFAULT VALUES;

CREATE TABLE closures (
  id         integer GENERATED ALWAYS AS IDENTITY,
  first_day  date NOT NULL,
  last_day   date NOT NULL,
  from_time  text,
  to_time    text,
  reason     text,
  CONSTRAINT closures_pkey PRIMARY KEY (id),
  CONSTRAINT closures_days CHECK (first_day <= last_day),
  CONSTRAINT closures_times CHECK ((from_time IS NULL) = (to_time IS NULL))
);
CREATE INDEX closures_by_day ON closures (last_day, first_day);

-- Which days are holidays is a rule of the contract: holidayOn.
CREATE TABLE open_holidays (
  day  date NOT NULL,
  CONSTRAINT open_holidays_pkey PRIMARY KEY (day)
);

-- The rule of holdsItsTime in the contract: an appointment that its client removed holds nothing.
CREATE FUNCTION holds_its_time(status text, removed_at timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN removed_at IS NULL AND status NOT IN ('cancelled', 'no-show');

CREATE TABLE client_appointments (
  id                    integer GENERATED ALWAYS AS IDENTITY,
  user_id               integer NOT NULL,
  title                 text NOT NULL,
  title_by_practice     boolean NOT NULL DEFAULT false,
  description           text,
  appointment_date      date NOT NULL,
  appointment_time      text NOT NULL,
  minutes               smallint NOT NULL DEFAULT 60,
  starts_at             timestamptz NOT NULL,
  status                text NOT NULL DEFAULT 'scheduled',
  location              text,
  location_by_practice  boolean NOT NULL DEFAULT false,
  canceled_at           timestamptz,
  canceled_by           text,
  cancel_reason         text,
  removed_at            timestamptz,
  changed_late_at       timestamptz,
  guardian_consent_at       timestamptz,
  guardian_consent_version  text,
  version               integer NOT NULL DEFAULT 1,
  sequence              integer NOT NULL DEFAULT 0,
  notified_sequence     integer NOT NULL DEFAULT 0,
  notified                  jsonb,
  remind_at             timestamptz,
  idempotency_key       uuid,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT client_appointments_pkey PRIMARY KEY (id),
  CONSTRAINT client_appointments_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  -- A form that is sent twice books once.
  CONSTRAINT client_appointments_idempotency_key_taken UNIQUE (user_id, idempotency_key),
  CONSTRAINT client_appointments_minutes CHECK (minutes BETWEEN 5 AND 480),
  CONSTRAINT client_appointments_status CHECK (
    status IN ('scheduled', 'completed', 'cancelled', 'rescheduled', 'no-show')
  ),
  CONSTRAINT client_appointments_cancelled CHECK ((status = 'cancelled') = (canceled_at IS NOT NULL)),
  -- Appointments can never overlap, whatever the application checks. In UTC, because PostgreSQL indexes
  -- no sum of a timestamptz and an interval: it depends on the session's time zone.
  CONSTRAINT client_appointments_slot_taken EXCLUDE USING gist (
    tsrange(starts_at AT TIME ZONE 'UTC', starts_at AT TIME ZONE 'UTC' + minutes * interval '1 minute') WITH &&
  ) WHERE (holds_its_time(status, removed_at))
);
CREATE INDEX client_appointments_of_user ON client_appointments (user_id, starts_at DESC, id);
CREATE INDEX client_appointments_by_time ON client_appointments (starts_at, id);
CREATE INDEX client_appointments_of_day ON client_appointments (appointment_date)
  WHERE holds_its_time(status, removed_at);
CREATE INDEX client_appointments_to_remind ON client_appointments (remind_at) WHERE remind_at IS NOT NULL;

-- What the back office lists: an appointment with its client, as one row.
CREATE VIEW admin_appointments AS
SELECT appointment.id, appointment.user_id, title, description, appointment_date, appointment_time, minutes, starts_at,
       status, location, canceled_at, canceled_by, cancel_reason, appointment.created_at, updated_at,
       first_name, last_name, username, email,
       coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name,
       appointment.version, changed_late_at, guardian_consent_at, guardian_consent_version,
       email_confirmed_at IS NOT NULL AS email_confirmed
FROM client_appointments AS appointment JOIN users ON users.id = appointment.user_id;
