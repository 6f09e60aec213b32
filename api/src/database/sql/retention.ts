import { practice } from '@practice/contract/practice';
import type { retentionPeriods } from '@practice/contract/retention';

type Period = keyof typeof retentionPeriods;

/** Parameter $1 is the period. */
export const retentionRules: Readonly<Record<Period, readonly string[]>> = {
  consultationRequests: [`DELETE FROM consultation_requests WHERE created_at < now() - $1::interval`],
  closedRecords: [
    `WITH ended AS (
       SELECT id, birth_date, greatest(
         (SELECT max(starts_at) FROM client_appointments WHERE person_id = people.id),
         (SELECT max(client_notes.created_at) FROM client_notes WHERE person_id = people.id),
         (SELECT max(assessment_date) FROM ergonomic_assessments WHERE person_id = people.id)
       ) AS at FROM people WHERE closed_at IS NOT NULL
     ), gone AS (
       DELETE FROM people USING ended
       WHERE people.id = ended.id AND at < now() - $1::interval AND (
         ended.birth_date + interval '18 years' > at
         AND ended.birth_date + interval '${practice.childRecordsKeptUntilAge} years' > now()
       ) IS NOT TRUE
       RETURNING people.id
     )
     DELETE FROM uploads USING gone JOIN ergonomic_assessments ON person_id = gone.id WHERE key = attachments`,
  ],
  // The row stays, because Stripe could still report its payment.
  namesOnUnpaidCheckouts: [
    `UPDATE payments SET customer_name = NULL, customer_email = NULL, company = NULL
     WHERE status IN ('pending', 'failed') AND created_at < now() - $1::interval
       AND coalesce(customer_name, customer_email, company) IS NOT NULL`,
  ],
  undeliveredEmails: [
    `DELETE FROM pgboss.job WHERE state IN ('failed', 'cancelled') AND completed_on < now() - $1::interval`,
  ],
  mergedPeople: [
    `DELETE FROM people USING people_merges WHERE other_id = people.id AND merged_at < now() - $1::interval`,
  ],
  alerts: [`DELETE FROM alerts WHERE last_at < now() - $1::interval`],
  trash: [
    `DELETE FROM blog_posts WHERE deleted_at < now() - $1::interval`,
    `WITH gone AS (DELETE FROM resources WHERE deleted_at < now() - $1::interval RETURNING file_key, generated_thumbnail_key)
     DELETE FROM uploads USING gone WHERE key IN (file_key, generated_thumbnail_key)`,
  ],
  sentEmails: [`DELETE FROM pgboss.job WHERE state = 'completed' AND completed_on < now() - $1::interval`],
  endedSessionsAndLinks: [
    `DELETE FROM sessions WHERE expires_at < now() - $1::interval`,
    `DELETE FROM email_confirmations WHERE expires_at < now() - $1::interval`,
    `DELETE FROM pending_logins WHERE expires_at < now() - $1::interval`,
    `DELETE FROM passkey_challenges WHERE expires_at < now() - $1::interval`,
    `UPDATE users SET reset_token = NULL, reset_token_expiry = NULL
     WHERE reset_token_expiry < now() - $1::interval`,
    `UPDATE users SET invitation_token = NULL, invitation_token_expiry = NULL
     WHERE invitation_token_expiry < now() - $1::interval`,
  ],
  failedLogins: [
    `DELETE FROM audit_log WHERE user_id IS NULL AND NOT succeeded AND at < now() - $1::interval`,
  ],
  auditLog: [`DELETE FROM audit_log WHERE at < now() - $1::interval`],
  downloadRecords: [`DELETE FROM resource_downloads WHERE hour < now() - $1::interval`],
};
