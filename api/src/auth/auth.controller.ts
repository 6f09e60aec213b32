import { Body, Controller, HttpCode, Ip, Req, Res } from '@nestjs/common';
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

  @Route(auth.user)
  @SignedIn()
  user(@Me() me: SessionUser): SessionUser {
    return me;
  }

  @Route(auth.login)
  @Public()
  @HttpCode(200)
  async login(
    @Body({ schema: loginInput }) input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    const user = await this.accounts.login(input, networkOf(request.ip));
    return this.sessions.start(user, request, reply);
  }

  @Route(auth.register)
  @Public()
  async register(
    @Body({ schema: registerInput }) input: RegisterInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionUser> {
    await this.limits.take('register by address', networkOf(request.ip));
    this.passwords.requireGood(input.password, { email: input.email, isAdmin: false });
    const user = await this.accounts.register(input);
    return this.sessions.start(user, request, reply);
  }

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

  @Route(auth.forgotPassword)
  @Public()
  @HttpCode(200)
  async forgotPassword(
    @Body({ schema: forgotPasswordInput }) { email }: ForgotPasswordInput,
    @Ip() address: string,
  ): Promise<Notice> {
    await this.resets.request(email, networkOf(address));
    return { message: messages.auth.resetEmailNotice };
  }

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
    await this.accounts.trustAddress(email, networkOf(request.ip));
    await this.sessions.end(request, reply);
    return { message: messages.auth.passwordResetNotice };
  }

  @Route(auth.sendConfirmation)
  @SignedIn()
  @HttpCode(200)
  async sendConfirmation(@Me() me: SessionUser): Promise<Notice> {
    return { message: await this.confirmations.requestAgain(me) };
  }

  @Route(auth.confirmEmail)
  @Public()
  @HttpCode(200)
  async confirmEmail(
    @Body({ schema: confirmEmailInput }) { token }: ConfirmEmailInput,
    @Ip() address: string,
  ): Promise<Notice> {
    await this.limits.take('confirmed addresses by address', networkOf(address));
    return { message: await this.confirmations.confirm(token) };
  }
}
