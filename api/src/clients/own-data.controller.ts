import { Body, Controller, Inject, StreamableFile } from '@nestjs/common';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { currentPasswordInput, type SessionUser } from '@practice/contract/auth';
import { practiceDay } from '@practice/contract/format';
import { listCap } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { isPaid, receiptPath } from '@practice/contract/payments';
import { account } from '@practice/contract/routes';
import { DataSource, type FindOptionsSelect } from 'typeorm';
import { Appointment } from '../appointments/appointment.entity.ts';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Assessments } from '../assessments/assessments.ts';
import { Accounts } from '../auth/accounts.ts';
import { Me } from '../auth/session.guard.ts';
import { Sessions } from '../auth/sessions.ts';
import { Session, User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { ConsultationRequest, inputFields } from '../consultation-requests/consultation-request.entity.ts';
import { sameEmail } from '../database/queries.ts';
import { Http, type HttpContext, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { ForClients, Route } from '../http/route.ts';
import { inDollars, Payment } from '../payments/payment.entity.ts';
import { AccountRemoval } from './account-removal.ts';

@Controller()
@ForClients()
export class OwnDataController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly assessments: Assessments,
    private readonly limits: RateLimits,
    private readonly removal: AccountRemoval,
    private readonly sessions: Sessions,
  ) {}

  /** Needs no password, because a session can already read all of this. */
  @Route(account.data)
  async data(@Me() me: SessionUser, @Http() { request }: HttpContext): Promise<StreamableFile> {
    await this.limits.take('copies of an account', String(me.id));
    request.log.info({ user: me.id }, 'downloaded their data');
    return new StreamableFile(Buffer.from(JSON.stringify(await this.copy(me), null, 2)), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="my-data-${practiceDay()}.json"`,
    });
  }

  @Route(account.remove, 200)
  async remove(
    @Me() me: SessionUser,
    @Body({ schema: currentPasswordInput }) input: Input<typeof currentPasswordInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    const { password } = await this.accounts.requirePassword(me, input.currentPassword, network);
    await this.removal.removeOwn(me, password);
    await this.sessions.end(http);
    http.request.log.info({ user: me.id }, 'deleted their account');
    return { message: messages.account.deleted };
  }

  private async copy(me: SessionUser) {
    const userId = me.id;
    const order = { id: 'ASC' } as const;
    const mine = { where: { userId }, order };
    const sent = { where: { email: sameEmail(me.email) }, select: requestFields, order, take: listCap };
    const [account, logins, appointments, payments, consultationRequests, ids] = await Promise.all([
      this.database.getRepository(User).findOneOrFail({ where: { id: userId }, select: accountFields }),
      this.database
        .getRepository(Session)
        .find({ where: { userId }, select: loginFields, order: { createdAt: 'ASC' } }),
      this.database.getRepository(Appointment).find({ ...mine, select: appointmentFields }),
      this.database.getRepository(Payment).find({ ...mine, select: paymentFields }),
      // Requests from an unconfirmed address may be someone else's.
      me.emailConfirmed ? this.database.getRepository(ConsultationRequest).find(sent) : [],
      this.database
        .getRepository(Assessment)
        .find({ where: { personId: userId }, order, select: { id: true } }),
    ]);
    const receipts = payments.map((payment) => ({
      ...inDollars(payment),
      receipt: isPaid(payment.status) ? this.link(receiptPath(payment.id)) : null,
    }));
    const assessments: AssessmentDetails[] = [];
    for (const { id } of ids) {
      const assessment = await this.assessments.one(me, id);
      const report = assessment.attachments && this.link(assessment.attachments);
      assessments.push({ ...assessment, attachments: report });
    }
    return { account, logins, appointments, payments: receipts, consultationRequests, assessments };
  }

  private link(path: string): string {
    return `${this.config.publicOrigin}${path}`;
  }
}

const only = <Entity>(...names: (keyof Entity)[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as FindOptionsSelect<Entity>;

const accountFields = only<User>(
  ...(['username', 'firstName', 'lastName', 'email', 'newEmail', 'emailConfirmedAt', 'phone'] as const),
  ...(['appointmentEmails', 'reminderEmails', 'disclaimerAcceptedAt', 'createdAt'] as const),
);
const loginFields = only<Session>('device', 'createdAt', 'lastSeenAt');
const appointmentFields = only<Appointment>(
  ...([
    'id',
    'title',
    'description',
    'appointmentDate',
    'appointmentTime',
    'minutes',
    'practitioners',
    'location',
  ] as const),
  ...(['status', 'canceledAt', 'cancelReason', 'removedAt', 'createdAt', 'updatedAt'] as const),
  ...(['changedLateAt', 'guardianConsentAt', 'guardianConsentVersion'] as const),
);
const paymentFields = only<Payment>(
  ...([
    'id',
    'serviceType',
    'description',
    'amountCents',
    'refundedCents',
    'lostCents',
    'currency',
    'status',
  ] as const),
  ...([
    'customerName',
    'customerEmail',
    'company',
    'cardBrand',
    'cardLast4',
    'paymentDate',
    'createdAt',
  ] as const),
);
const requestFields = only<ConsultationRequest>('id', ...inputFields, 'createdAt');
