import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../config.ts';
import { servedRoutes } from '../http/route.ts';
import { AccountController } from './account.controller.ts';
import { Accounts } from './accounts.ts';
import { AuthController } from './auth.controller.ts';
import { Colleagues } from './colleagues.ts';
import { ContactDetails } from './contact-details.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { Invitations } from './invitations.ts';
import { Passkeys } from './passkeys.ts';
import { PasswordResets } from './password-resets.ts';
import { Passwords } from './passwords.ts';
import { PendingLogins } from './pending-logins.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import {
  AuthenticatorApp,
  Passkey,
  PasskeyChallenge,
  PendingLogin,
  RecoveryCode,
} from './second-factor.entity.ts';
import { SecondFactors } from './second-factors.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionStrategy } from './session.strategy.ts';
import { Sessions, tokenRules } from './sessions.ts';
import { EmailConfirmation, Person, Session, Staff, User } from './user.entity.ts';

@Module({
  imports: [
    DiscoveryModule,
    PassportModule,
    TypeOrmModule.forFeature([
      Person,
      User,
      Session,
      Staff,
      EmailConfirmation,
      AuthenticatorApp,
      Passkey,
      PasskeyChallenge,
      PendingLogin,
      RecoveryCode,
    ]),
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const { algorithm, issuer, audience } = tokenRules(config);
        return {
          secret: config.keys.sessions,
          signOptions: { algorithm, issuer, audience },
          verifyOptions: { algorithms: [algorithm], issuer, audience },
        };
      },
    }),
  ],
  controllers: [AuthController, AccountController, SecondFactorController],
  providers: [
    Accounts,
    Colleagues,
    ContactDetails,
    EmailConfirmations,
    Invitations,
    PasswordResets,
    Passkeys,
    Passwords,
    PendingLogins,
    SecondFactors,
    Sessions,
    SessionStrategy,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [Accounts, Colleagues, ContactDetails, EmailConfirmations, Invitations, Sessions],
})
export class AuthModule implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    servedRoutes(this.discovery);
  }
}
