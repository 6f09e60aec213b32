import { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMentionsToAssessments1796075713860 implements MigrationInterface {
  name = 'AddMentionsToAssessments1796075713860';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ergonomic_assessments"
            ADD "mentions" jsonb NOT NULL DEFAULT '[]'
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
            ALTER TABLE "ergonomic_assessments" DROP COLUMN "mentions"
        `);
  }
}
