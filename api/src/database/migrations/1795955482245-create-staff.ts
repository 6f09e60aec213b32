import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaff1795955482245 implements MigrationInterface {
  name = 'CreateStaff1795955482245';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "staff" (
        "user_id" integer PRIMARY KEY CONSTRAINT "staff_user" REFERENCES "users" ON DELETE CASCADE,
        "role" text NOT NULL CONSTRAINT "staff_role" CHECK (role IN ('owner', 'practitioner', 'assistant'))
      );
      INSERT INTO staff (user_id, role) SELECT id, 'owner' FROM users WHERE is_admin;
      CREATE FUNCTION mark_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET is_admin = (TG_OP = 'INSERT') WHERE id = coalesce(NEW.user_id, OLD.user_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_staff AFTER INSERT OR DELETE ON staff FOR EACH ROW EXECUTE FUNCTION mark_staff()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff; DROP FUNCTION mark_staff`);
  }
}
