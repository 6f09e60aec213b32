import { Injectable, NotFoundException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import type { NoteInput } from '@practice/contract/notes';
import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import type { Note } from './note.entity.ts';

interface Subject {
  notes: EntityTarget<Note>;
  records: EntityTarget<{ id: number }>;
  unknown: string;
}

@Injectable()
export class Notes {
  constructor(private readonly database: DataSource) {}

  async list({ notes, ...subject }: Subject, recordId: number) {
    await mustExist(subject, recordId, this.database.manager);
    const rows = await this.database.manager.find(notes, { where: { recordId }, order: { id: 'ASC' } });
    return rows.map(noteView);
  }

  add({ notes, ...subject }: Subject, recordId: number, { text }: NoteInput, me: SessionUser) {
    return this.database.transaction(async (manager) => {
      await mustExist(subject, recordId, manager);
      const note = { recordId, text, authorId: me.id, author: personName(me) };
      return noteView(await manager.save(manager.create(notes, note)));
    });
  }
}

async function mustExist(
  { records, unknown }: Pick<Subject, 'records' | 'unknown'>,
  id: number,
  manager: EntityManager,
): Promise<void> {
  const lock = manager.queryRunner && ({ mode: 'for_key_share' } as const);
  const found = await manager.findOne(records, {
    where: { id },
    select: { id: true },
    ...(lock && { lock }),
  });
  if (!found) throw new NotFoundException(unknown);
}

function noteView({ id, text, author, createdAt }: Note) {
  return { id, text, author, createdAt };
}
