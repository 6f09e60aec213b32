import { Body, Controller } from '@nestjs/common';
import { currentPasswordInput, type SessionUser } from '@practice/contract/auth';
import { secondFactor } from '@practice/contract/routes';
import {
  codeInput,
  newPasskeyInput,
  proofInput,
  secondFactorMessages,
} from '@practice/contract/second-factor';
import { setActor } from '../audit-log/set-actor.ts';
import { Http, type HttpContext, Id, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Public, RecentPassword, RecentSecondFactor, Route } from '../http/route.ts';
import { Accounts } from './accounts.ts';
import { Passkeys } from './passkeys.ts';
import { PendingLogins } from './pending-logins.ts';
import { SecondFactors } from './second-factors.ts';
import { confirmationNeeded, Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly limits: RateLimits,
    private readonly passkeys: Passkeys,
    private readonly pending: PendingLogins,
    private readonly sessions: Sessions,
  ) {}

  @Route(secondFactor.finishLogin, 200)
  @Public()
  async finishLogin(
    @Body({ schema: proofInput }) proof: Input<typeof proofInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    await this.limits.take('login by address', network);
    const user = await this.pending.find(http);
    setActor(http.request, user);
    if ('code' in proof) await this.pending.countTry(http);
    await this.factors.prove(user, proof, network).catch(async (error: unknown) => {
      await this.pending.warnOwner(user);
      throw error;
    });
    await this.pending.end(http);
    return this.sessions.start(user, http, new Date());
  }

  @Route(secondFactor.loginChallenge, 200)
  @Public()
  async loginChallenge(@Http() http: HttpContext) {
    return this.passkeys.challenge((await this.pending.find(http)).id);
  }

  @Route(secondFactor.state)
  state(@Me() me: SessionUser) {
    return this.factors.state(me);
  }

  @Route(secondFactor.confirm, 200)
  async confirm(
    @Me() me: SessionUser,
    @Body({ schema: proofInput }) proof: Input<typeof proofInput>,
    @Http() { request }: HttpContext,
  ) {
    await this.factors.prove(me, proof, 'session');
    await this.sessions.confirm(request);
    return { message: secondFactorMessages.confirmed };
  }

  @Route(secondFactor.confirmPassword, 200)
  async confirmPassword(
    @Me() me: SessionUser,
    @Body({ schema: currentPasswordInput }) input: Input<typeof currentPasswordInput>,
    @Network() network: string,
    @Http() { request }: HttpContext,
  ) {
    if ((await this.sessions.confirmation(request)).hasFactor) throw confirmationNeeded();
    await this.accounts.requirePassword(me, input.currentPassword, network);
    await this.sessions.confirm(request);
    return { message: secondFactorMessages.confirmed };
  }

  @Route(secondFactor.confirmChallenge, 200)
  confirmChallenge(@Me() me: SessionUser) {
    return this.passkeys.challenge(me.id);
  }

  @Route(secondFactor.turnOff)
  @RecentSecondFactor()
  async turnOff(@Me() me: SessionUser) {
    await this.factors.turnOff(me);
    return { message: secondFactorMessages.turnedOff };
  }

  @Route(secondFactor.setUpApp, 200)
  @RecentPassword()
  setUpApp(@Me() me: SessionUser) {
    return this.factors.setUpApp(me);
  }

  @Route(secondFactor.confirmApp)
  @RecentPassword()
  confirmApp(
    @Me() me: SessionUser,
    @Body({ schema: codeInput }) { code }: Input<typeof codeInput>,
    @Http() { request }: HttpContext,
  ) {
    return this.factors.confirmApp(me, code, request);
  }

  @Route(secondFactor.passkeyOptions, 200)
  @RecentPassword()
  passkeyOptions(@Me() me: SessionUser) {
    return this.passkeys.creation(me);
  }

  @Route(secondFactor.addPasskey)
  @RecentPassword()
  addPasskey(
    @Me() me: SessionUser,
    @Body({ schema: newPasskeyInput }) input: Input<typeof newPasskeyInput>,
    @Http() { request }: HttpContext,
  ) {
    return this.factors.addPasskey(me, input, request);
  }

  @Route(secondFactor.removePasskey)
  @RecentSecondFactor()
  async removePasskey(@Id() id: number, @Me() me: SessionUser) {
    await this.factors.removePasskey(me, id);
    return { message: secondFactorMessages.passkeyRemoved };
  }

  @Route(secondFactor.renewCodes, 200)
  @RecentSecondFactor()
  renewCodes(@Me() me: SessionUser) {
    return this.factors.renewCodes(me);
  }
}
