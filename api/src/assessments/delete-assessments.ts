import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { Upload } from '../uploads/upload.entity.ts';
import { Assessment } from './assessment.entity.ts';

/**
 * Deletes assessments with their conversations, notes and reports.
 * @returns how many there were, and the reports whose files the caller removes once it has committed
 */
export async function deleteAssessments(
  where: FindOptionsWhere<Assessment>,
  manager: EntityManager,
): Promise<{ count: number; reports: Upload[] }> {
  const found = await manager.find(Assessment, { where, lock: { mode: 'pessimistic_write' } });
  if (found.length === 0) return { count: 0, reports: [] };
  const keys = found.flatMap(({ attachments }) => attachments ?? []);
  const reports = await manager.findBy(Upload, { key: In(keys) });
  await manager.delete(
    Assessment,
    found.map(({ id }) => id),
  );
  if (keys.length > 0) await manager.delete(Upload, keys);
  return { count: found.length, reports };
}
