import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { founders } from '@practice/contract/founders';
import { Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Accounts } from './accounts.ts';
import { User } from './user.entity.ts';

/** Opens the account of the first admin, by ADMIN_EMAIL and ADMIN_PASSWORD, while there is no admin. */
@Injectable()
export class FirstAdmin implements OnModuleInit {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly accounts: Accounts,
  ) {}

  async onModuleInit(): Promise<void> {
    if (await this.users.existsBy({ isAdmin: true })) return;
    const { email, password } = this.config.firstAdmin;
    const [firstName = '', lastName = ''] = founders[0].name.split(' ');
    try {
      const person = { email, password, firstName, lastName };
      await this.accounts.register({ ...person, isAdmin: true, emailConfirmed: true });
      this.logger.warn('The first admin was made from ADMIN_EMAIL and ADMIN_PASSWORD.');
    } catch (error) {
      // Another instance was faster.
      if (!(await this.users.existsBy({ isAdmin: true }))) throw error;
    }
  }
}
