import { readFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { blogPostInput } from '@practice/contract/blog-posts';
import { startOfDay } from '@practice/contract/clock';
import { consultationRequestUpdate } from '@practice/contract/consultation-requests';
import { practiceDay } from '@practice/contract/format';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { Assessment } from '../assessments/assessment.entity.ts';
import { Assessments } from '../assessments/assessments.ts';
import { Accounts } from '../auth/accounts.ts';
import { Person, User } from '../auth/user.entity.ts';
import { BlogPost } from '../blog-posts/blog-post.entity.ts';
import { BlogPosts } from '../blog-posts/blog-posts.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';
import { hasHadBlogPosts } from '../database/sql/database.ts';
import posts from './data/posts.json' with { type: 'json' };
import story from './data/story.json' with { type: 'json' };
import { DemoPayments } from './demo-payments.ts';
import { DemoVisits } from './demo-visits.ts';
import { emailOf, nameOf, type SamplePerson, samplePeople } from './people.ts';

const hour = 3_600_000;
const day = 24 * hour;
const afternoon = 14 * hour;

type Ago = (milliseconds: number) => Date;

@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly payments: DemoPayments,
    private readonly visits: DemoVisits,
    private readonly assessments: Assessments,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const users = this.database.getRepository(User);
    const today = practiceDay();
    const ago = (milliseconds: number) => new Date(startOfDay(today).getTime() - milliseconds);
    if (!(await users.existsBy({ isAdmin: false }))) await this.addPeople(ago);
    const client = await users.findOneBy({ email: story.client.email });
    if (client) {
      await this.payments.add(client, today);
      await this.visits.add(client, today);
      await this.addAssessments(client, ago);
    }
    const admin = await users.findOne({ where: { isAdmin: true }, order: { id: 'ASC' } });
    if (admin) await this.addPosts(admin, ago);
  }

  private async addPeople(ago: Ago): Promise<void> {
    await this.accounts.register({ ...story.client, emailConfirmedAt: new Date() });
    await this.database.transaction(async (manager) => {
      await manager.insert(
        ConsultationRequest,
        story.requests.map(({ hoursAgo, ...request }) => ({
          ...request,
          ...v.parse(consultationRequestUpdate, request),
          createdAt: ago(hoursAgo * hour),
          answeredAt: request.state === 'new' ? null : ago((hoursAgo - 3) * hour),
        })),
      );
      const rows = samplePeople.map((person, at) => personOf(person, at, ago));
      const { identifiers } = await manager.insert(Person, rows);
      for (const [at, { email, firstName, lastName, createdAt }] of rows.entries()) {
        if (email === null || !samplePeople[at]?.buys) continue;
        const account = { id: identifiers[at]?.id, email, firstName, lastName, emailConfirmedAt: createdAt };
        await this.accounts.open({ ...account, isClient: true }, manager);
      }
    });
  }

  private async addAssessments({ id: userId }: User, ago: Ago): Promise<void> {
    const rows = this.database.getRepository(Assessment);
    if (await rows.existsBy({ personId: userId })) return;
    for (const { daysAgo, ...desk } of story.desks) {
      const input = {
        ...desk,
        userId,
        warningSigns: null,
        discomfort: null,
        followUpAnswers: {},
        idempotencyKey: null,
        at: ago(daysAgo * day - afternoon),
      };
      await this.assessments.make(input);
    }
    const { daysAgo, ...written } = story.assessment;
    const at = ago(daysAgo * day - afternoon);
    const times = { assessmentDate: at, createdAt: at, updatedAt: at };
    await rows.insert({ ...written, ...times, personId: userId, kind: 'professional' });
  }

  private async addPosts(admin: User, ago: Ago): Promise<void> {
    if (await hasHadBlogPosts(this.database)) return;
    for (const { daysAgo, ...post } of posts) {
      const text = await readFile(new URL(`./data/posts/${post.slug}.md`, import.meta.url), 'utf8');
      const input = v.parse(blogPostInput, { ...post, content: text.trimEnd() });
      const { id } = await this.posts.create(input, admin);
      const at = ago(daysAgo * day - afternoon);
      await this.database.getRepository(BlogPost).update(id, { createdAt: at, updatedAt: at });
    }
  }
}

function personOf(person: SamplePerson, at: number, ago: Ago) {
  const { firstName, lastName, address = null, hasNoEmail, weeks } = person;
  return {
    firstName,
    lastName,
    address,
    email: hasNoEmail ? null : emailOf(nameOf(person)),
    phone: `919-555-01${50 + at}`,
    createdAt: ago((weeks + 4) * 7 * day - afternoon),
  };
}
