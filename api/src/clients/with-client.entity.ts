import { Column, PrimaryColumn } from 'typeorm';

export abstract class WithClient {
  @PrimaryColumn('integer') id: number;
  @Column('integer') userId: number;
  @Column('text', { nullable: true }) firstName: string | null;
  @Column('text', { nullable: true }) lastName: string | null;
  @Column('text') username: string;
  @Column('text') email: string;
  @Column('text') clientName: string;
}

export function withUser<Row extends Omit<WithClient, 'id' | 'userId'>>(row: Row) {
  const { firstName, lastName, username, email, clientName: _, ...record } = row;
  return { ...record, user: { firstName, lastName, username, email } };
}
