import { Body, Controller, HttpCode, Req, Res } from '@nestjs/common';
import {
  type Account,
  type AccountUpdate,
  accountUpdate,
  type ChangeEmailInput,
  type ChangePasswordInput,
  changeEmailInput,
  changePasswordInput,
  type SessionUser,
} from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { account, type Notice } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignedIn } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { AccountChanges } from './account-changes.ts';
import { Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class AccountController {
  constructor(
    private readonly changes: AccountChanges,
    private readonly sessions: Sessions,
  ) {}

  @Route(account.mine)
  @SignedIn()
  mine(@Me() me: SessionUser): Promise<Account> {
    return this.changes.find(me);
  }

  @Route(account.update)
  @SignedIn()
  update(@Me() me: SessionUser, @Body({ schema: accountUpdate }) update: AccountUpdate): Promise<Account> {
    return this.changes.update(me, update);
  }

  @Route(account.changePassword)
  @SignedIn()
  @HttpCode(200)
  async changePassword(
    @Me() me: SessionUser,
    @Body({ schema: changePasswordInput }) input: ChangePasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notice> {
    await this.changes.changePassword(me, input, request, reply);
    request.log.info({ user: me.id }, 'changed the password');
    return { message: messages.account.passwordChanged };
  }

  @Route(account.changeEmail)
  @SignedIn()
  @HttpCode(200)
  async changeEmail(
    @Me() me: SessionUser,
    @Body({ schema: changeEmailInput }) input: ChangeEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<Notice> {
    await this.changes.requestEmailChange(me, input, request);
    request.log.info({ user: me.id }, 'asked for another email address');
    return { message: messages.account.emailAsked(input.email) };
  }

  @Route(account.signOutEverywhere)
  @SignedIn()
  @HttpCode(200)
  async signOutEverywhere(
    @Me() me: SessionUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notice> {
    await this.sessions.endAll(me.id);
    await this.sessions.end(request, reply);
    request.log.info({ user: me.id }, 'signed out everywhere');
    return { message: messages.account.signedOutEverywhere };
  }
}
