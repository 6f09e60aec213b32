import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Practitioner, WorkingHours } from './practitioner.entity.ts';
import { PractitionersController } from './practitioners.controller.ts';
import { Practitioners } from './practitioners.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Practitioner, WorkingHours])],
  controllers: [PractitionersController],
  providers: [Practitioners],
})
export class PractitionersModule {}
