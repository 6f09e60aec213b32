import { Body, Controller, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { personName, type SessionUser } from '@practice/contract/auth';
import { type NoteInput, type Note as NoteView, noteInput } from '@practice/contract/notes';
import type { Route as ContractRoute } from '@practice/contract/routes/route';
import { DataSource, type EntityTarget } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins } from '../http/audience.ts';
import { Id } from '../http/params.ts';
import { Route } from '../http/route.ts';
import type { Note } from './note.entity.ts';

interface NotesOptions {
  record: EntityTarget<{ id: number }>;
  /** The message of the 404 when there is no such record. */
  unknown: string;
  notes: EntityTarget<Note>;
  list: ContractRoute<unknown[], NoteView[], unknown>;
  add: ContractRoute<unknown[], NoteView, unknown>;
}

/** Makes the controller of the owners' private notes on a record. */
export function notesOn({ record, unknown, notes, list, add }: NotesOptions) {
  @Controller()
  class NotesController {
    constructor(@InjectDataSource() readonly database: DataSource) {}

    @Route(list)
    @ForAdmins()
    async list(@Id() id: number) {
      await this.mustExist(id);
      const rows = await this.database
        .getRepository(notes)
        .find({ where: { recordId: id }, order: { id: 'ASC' } });
      return rows.map(noteView);
    }

    @Route(add)
    @ForAdmins()
    async add(@Id() id: number, @Body({ schema: noteInput }) { text }: NoteInput, @Me() me: SessionUser) {
      await this.mustExist(id);
      const repository = this.database.getRepository(notes);
      const note = { recordId: id, text, authorId: me.id, author: personName(me) };
      return noteView(await repository.save(repository.create(note)));
    }

    async mustExist(id: number): Promise<void> {
      if (!(await this.database.getRepository(record).existsBy({ id }))) throw new NotFoundException(unknown);
    }
  }
  return NotesController;
}

function noteView({ id, text, author, createdAt }: Note): NoteView {
  return { id, text, author, createdAt: createdAt.toISOString() };
}
