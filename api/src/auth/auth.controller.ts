import { Body, Controller, HttpCode, Req, Res } from '@nestjs/common';
import {
  type ConfirmEmailInput,
  confirmEmailInput,
  type ForgotPasswordInput,
  forgotPasswordInput,
  type LoginInput,
  loginInput,
  type RegisterInput,
  type ResetPasswordInput,
  registerInput,
  resetPasswordInput,
  type SessionUser,
} from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { auth, type Notice } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, SignedIn } from '../http/audience.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { Route } from '../http/route.ts';
import { Accounts } from './accounts.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { PasswordResets } from './password-resets.ts';
import { Passwords } from './passwords.ts';
import { Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly resets: PasswordResets,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly confirmations: EmailConfirmations,
  ) {}

  /** The signed-in person; 401 for a visitor. */
  @Route(auth.user)
  @SignedIn()
  user(@Me() me: SessionUser): SessionUser {
    return me;
  }

  /** Signs in: sets the session's cookie. 401 for any wrong pair, 403 for a password that a new admin has to replace, 429 after too many tries. */
  @Route(auth.login)
  @Public()
  @HttpCode(200)
  async login(
    @Body({ schema: loginInput }) input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const proved = await this.accounts.login(input, networkOf(request.ip));
    return this.sessions.start(proved, request, reply);
  }

  /** Opens an account and signs in. 400 for a password that is easy to guess, 409 when the address has one already. */
  @Route(auth.register)
  @Public()
  async register(
    @Body({ schema: registerInput }) input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    await this.limits.take('register by address', networkOf(request.ip));
    this.passwords.requireGood(input.password, { email: input.email, isAdmin: false });
    const proved = await this.accounts.register(input);
    return this.sessions.start(proved, request, reply);
  }

  /** Ends this session. Answers 200 without one, too. */
  @Route(auth.logout)
  @Public()
  @HttpCode(200)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notice> {
    await this.sessions.end(request, reply);
    return { message: messages.auth.loggedOutNotice };
  }

  /** Asks for a reset link. The same answer, at once, whether the address has an account or not. */
  @Route(auth.forgotPassword)
  @Public()
  @HttpCode(200)
  async forgotPassword(
    @Body({ schema: forgotPasswordInput }) { email }: ForgotPasswordInput,
    @Req() request: FastifyRequest,
  ): Promise<Notice> {
    await this.resets.ask(email, networkOf(request.ip));
    return { message: messages.auth.resetMailNotice };
  }

  /** Sets a new password with the mail's token, once; ends every session of the account. 400 for a token that is spent, old or unknown. */
  @Route(auth.resetPassword)
  @Public()
  @HttpCode(200)
  async resetPassword(
    @Body({ schema: resetPasswordInput }) input: ResetPasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notice> {
    await this.limits.take('reset password by address', networkOf(request.ip));
    const { email } = await this.resets.reset(input);
    await this.accounts.welcome(email, networkOf(request.ip));
    await this.sessions.end(request, reply);
    return { message: messages.auth.passwordResetNotice };
  }

  /** Mails the signed-in person a new link that confirms their address, unless it is confirmed; 429 when it was mailed too often. */
  @Route(auth.sendConfirmation)
  @SignedIn()
  @HttpCode(200)
  async sendConfirmation(@Me() me: SessionUser): Promise<Notice> {
    return { message: await this.confirmations.askAgain(me) };
  }

  /**
   * Confirms a mail address with the token mailed there, once; signed in or not. A new address of an account becomes its
   * address. 400 for a token that is spent, old or unknown; 409 when another account has the new address by now.
   */
  @Route(auth.confirmEmail)
  @Public()
  @HttpCode(200)
  async confirmEmail(
    @Body({ schema: confirmEmailInput }) { token }: ConfirmEmailInput,
    @Req() request: FastifyRequest,
  ): Promise<Notice> {
    await this.limits.take('confirmed addresses by address', networkOf(request.ip));
    return { message: await this.confirmations.confirm(token) };
  }
}
