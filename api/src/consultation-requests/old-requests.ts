import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { practice } from '@practice/contract/practice';
import { Repository } from 'typeorm';
import { olderThan } from '../database/queries.ts';
import { Daily } from '../jobs/jobs.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

/** Deletes requests and their notes when the period in the privacy notice is over. */
@Injectable()
export class OldRequests {
  private readonly logger = new Logger(OldRequests.name);

  constructor(
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
  ) {}

  @Daily('old-consultation-requests')
  async remove(): Promise<void> {
    const { affected } = await this.requests.delete({
      createdAt: olderThan({ months: practice.requestsKeptMonths }),
    });
    if (affected) this.logger.log(`${affected} old consultation requests were deleted.`);
  }
}
