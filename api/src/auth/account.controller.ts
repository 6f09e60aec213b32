import { Body, Controller } from '@nestjs/common';
import {
  accountUpdate,
  changeEmailInput,
  changePasswordInput,
  type SessionUser,
} from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { account } from '@practice/contract/routes';
import { SignedIn } from '../http/audience.ts';
import { Http, type HttpContext, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { AccountChanges } from './account-changes.ts';
import { Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';

@Controller()
@SignedIn()
export class AccountController {
  constructor(
    private readonly changes: AccountChanges,
    private readonly sessions: Sessions,
  ) {}

  @Route(account.mine)
  mine(@Me() me: SessionUser) {
    return this.changes.find(me);
  }

  @Route(account.update)
  update(@Me() me: SessionUser, @Body({ schema: accountUpdate }) update: Input<typeof accountUpdate>) {
    return this.changes.update(me, update);
  }

  @Route(account.changePassword, 200)
  async changePassword(
    @Me() me: SessionUser,
    @Body({ schema: changePasswordInput }) input: Input<typeof changePasswordInput>,
    @Http() http: HttpContext,
  ) {
    await this.changes.changePassword(me, input, http);
    http.request.log.info({ user: me.id }, 'changed the password');
    return { message: messages.account.passwordChanged };
  }

  @Route(account.changeEmail, 200)
  async changeEmail(
    @Me() me: SessionUser,
    @Body({ schema: changeEmailInput }) input: Input<typeof changeEmailInput>,
    @Http() http: HttpContext,
  ) {
    await this.changes.requestEmailChange(me, input, http);
    http.request.log.info({ user: me.id }, 'asked for another email address');
    return { message: messages.account.emailAsked(input.email) };
  }

  @Route(account.signOutEverywhere, 200)
  async signOutEverywhere(@Me() me: SessionUser, @Http() http: HttpContext) {
    await this.sessions.endAll(me.id);
    await this.sessions.end(http);
    http.request.log.info({ user: me.id }, 'signed out everywhere');
    return { message: messages.account.signedOutEverywhere };
  }
}
