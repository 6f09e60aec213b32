import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../auth/user.entity.ts';
import { ClientsController } from './clients.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [ClientsController],
})
export class ClientsModule {}
