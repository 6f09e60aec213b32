import { Body, Controller, HttpCode, NotFoundException, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  type Client,
  type ClientInput,
  type ClientUpdate,
  clientInput,
  clientMessages,
  clientUpdate,
} from '@practice/contract/clients';
import { clients, type Notice } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Accounts } from '../auth/accounts.ts';
import { Invitations } from '../auth/invitations.ts';
import { Me } from '../auth/session.guard.ts';
import { User } from '../auth/user.entity.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import { asAdmin } from '../lists/list.ts';
import { AccountRemoval, mustNotBeLastAdmin } from './account-removal.ts';
import { clientList, clientView } from './client-list.ts';

@Controller()
export class ClientsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly invitations: Invitations,
    private readonly accounts: Accounts,
    private readonly removal: AccountRemoval,
  ) {}

  @Route(clients.one)
  @ForAdmins()
  async one(@Param('id', IdPipe) id: number): Promise<Client> {
    const row = await clientList.one(this.database, id, asAdmin);
    if (!row) throw new NotFoundException(clientMessages.unknown);
    return clientView(row);
  }

  @Route(clients.create)
  @ForAdmins()
  async create(@Body({ schema: clientInput }) input: ClientInput): Promise<Client> {
    return this.one(await this.database.transaction((manager) => this.invitations.open(input, manager)));
  }

  @Route(clients.invite)
  @ForAdmins()
  @HttpCode(200)
  async invite(@Param('id', IdPipe) id: number): Promise<Client> {
    await this.invitations.inviteAgain(id);
    return this.one(id);
  }

  @Route(clients.update)
  @ForAdmins()
  async update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: clientUpdate }) changes: ClientUpdate,
  ): Promise<Client> {
    await this.database.transaction(async (manager) => {
      const { isAdmin } = changes;
      if (isAdmin) await this.accounts.makeAdmin(id, manager);
      if (isAdmin === false) await mustNotBeLastAdmin(id, manager);
      const also = isAdmin === false ? { newPasswordRequired: false } : {};
      if (Object.keys(changes).length > 0) await manager.update(User, id, { ...changes, ...also });
    });
    return this.one(id);
  }

  @Route(clients.remove)
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number, @Me() me: SessionUser): Promise<Notice> {
    await this.removal.remove(id, me);
    return { message: clientMessages.deleted };
  }
}
