import { Body, Controller, Inject } from '@nestjs/common';
import {
  confirmEmailInput,
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetOwnerInput,
  resetPasswordInput,
  type SessionUser,
} from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { auth } from '@practice/contract/routes';
import { setActor } from '../audit-log/set-actor.ts';
import { CONFIG, type Config } from '../config.ts';
import { Http, type HttpContext, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { OptionalSession, Public, Route, SignedIn } from '../http/route.ts';
import { Accounts } from './accounts.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { PasswordResets } from './password-resets.ts';
import { Passwords } from './passwords.ts';
import { PendingLogins } from './pending-logins.ts';
import { Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
    private readonly confirmations: EmailConfirmations,
    private readonly pending: PendingLogins,
  ) {}

  @Route(auth.user)
  @SignedIn()
  user(@Me() me: SessionUser) {
    return me.isAdmin ? { ...me, idleMinutes: this.config.adminIdleMinutes } : me;
  }

  @Route(auth.login, 200)
  @Public()
  async login(
    @Body({ schema: loginInput }) input: Input<typeof loginInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    const user = await this.accounts.login(input, network);
    return (await this.pending.begin(user, http)) ?? this.sessions.start(user, http);
  }

  @Route(auth.register)
  @Public()
  async register(
    @Body({ schema: registerInput }) input: Input<typeof registerInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    await this.limits.take('register by address', network);
    this.passwords.requireGood(input.password, { email: input.email, isAdmin: false });
    const user = await this.accounts.register(input);
    return this.sessions.start(user, http);
  }

  @Route(auth.logout, 200)
  @OptionalSession()
  async logout(@Http() http: HttpContext) {
    await this.sessions.end(http);
    return { message: messages.auth.loggedOutNotice };
  }

  @Route(auth.forgotPassword, 200)
  @Public()
  async forgotPassword(
    @Body({ schema: forgotPasswordInput }) { email }: Input<typeof forgotPasswordInput>,
    @Network() network: string,
  ) {
    await this.resets.request(email, network);
    return { message: messages.auth.resetEmailNotice };
  }

  @Route(auth.resetPassword, 200)
  @Public()
  async resetPassword(
    @Body({ schema: resetPasswordInput }) input: Input<typeof resetPasswordInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    await this.limits.take('reset password by address', network);
    const { user, message } = await this.resets.reset(input);
    await this.accounts.trustAddress(user.email, network);
    await this.limits.forget('second steps of an account', String(user.id));
    setActor(http.request, user);
    await this.sessions.end(http);
    return { message };
  }

  @Route(auth.resetOwner, 200)
  @Public()
  async resetOwner(
    @Body({ schema: resetOwnerInput }) { token }: Input<typeof resetOwnerInput>,
    @Network() network: string,
  ) {
    await this.limits.take('reset password by address', network);
    return this.resets.ownerOf(token);
  }

  @Route(auth.sendConfirmation, 200)
  @SignedIn()
  async sendConfirmation(@Me() me: SessionUser) {
    return { message: await this.confirmations.requestAgain(me) };
  }

  @Route(auth.confirmEmail, 200)
  @OptionalSession()
  async confirmEmail(
    @Me() me: SessionUser | undefined,
    @Body({ schema: confirmEmailInput }) { token }: Input<typeof confirmEmailInput>,
    @Network() network: string,
  ) {
    await this.limits.take('confirmed addresses by address', network);
    return this.confirmations.confirm(token, me);
  }
}
