import { Column, PrimaryColumn } from 'typeorm';

/** What a view of one client's rows carries of each row's client; only to be read. */
export abstract class WithClient {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  /** First and last name, or the username where there is neither. */
  @Column('text', { name: 'client_name' })
  clientName: string;
}
