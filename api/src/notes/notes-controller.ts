import { Body, Controller, NotFoundException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { type Note as NoteView, noteInput } from '@practice/contract/notes';
import type { Route as ContractRoute } from '@practice/contract/routes/route';
import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins } from '../http/audience.ts';
import { Id, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import type { Note } from './note.entity.ts';

interface NotesRoutes {
  notes: ContractRoute<unknown[], NoteView[], unknown>;
  addNote: ContractRoute<unknown[], NoteView, unknown>;
}

export function notesOn(
  record: EntityTarget<{ id: number }>,
  notes: EntityTarget<Note>,
  routes: NotesRoutes,
  unknown: string,
) {
  @Controller()
  @ForAdmins()
  class NotesController {
    constructor(readonly database: DataSource) {}

    @Route(routes.notes)
    async list(@Id() id: number) {
      await this.mustExist(id);
      const oldestFirst = { where: { recordId: id }, order: { id: 'ASC' } } as const;
      const rows = await this.database.getRepository(notes).find(oldestFirst);
      return rows.map(noteView);
    }

    @Route(routes.addNote)
    async add(
      @Id() id: number,
      @Body({ schema: noteInput }) { text }: Input<typeof noteInput>,
      @Me() me: SessionUser,
    ) {
      return this.database.transaction(async (manager) => {
        await this.mustExist(id, manager);
        const note = { recordId: id, text, authorId: me.id, author: personName(me) };
        return noteView(await manager.save(manager.create(notes, note)));
      });
    }

    async mustExist(id: number, within?: EntityManager): Promise<void> {
      const lock = within && ({ lock: { mode: 'for_key_share' } } as const);
      const found = await (within ?? this.database.manager).findOne(record, {
        where: { id },
        select: { id: true },
        ...lock,
      });
      if (!found) throw new NotFoundException(unknown);
    }
  }
  return NotesController;
}

function noteView({ id, text, author, createdAt }: Note) {
  return { id, text, author, createdAt };
}
