import { Injectable } from '@nestjs/common';

/** Whether new requests should still come here. */
@Injectable()
export class Readiness {
  isStopping = false;
}
