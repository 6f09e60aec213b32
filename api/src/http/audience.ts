import { SetMetadata } from '@nestjs/common';

/** Who may call a route that isn’t the staff’s: theirs has a permission in the contract. */
export type Audience = 'public' | 'optional-session' | 'signed-in' | 'client';

export const AUDIENCE = 'audience';

const isFor = (audience: Audience) => SetMetadata(AUDIENCE, audience);

export const RECENT_SECOND_FACTOR = 'recent-second-factor';

/** An admin without a second factor gives the password, which in production is enough in the first week only. */
export const RecentSecondFactor = () => SetMetadata(RECENT_SECOND_FACTOR, 'second-factor');

/** The same, but the password of an admin without a second factor is always enough: it sets one up. */
export const RecentPassword = () => SetMetadata(RECENT_SECOND_FACTOR, 'password');

export const Public = () => isFor('public');

export const OptionalSession = () => isFor('optional-session');

export const SignedIn = () => isFor('signed-in');

export const ForClients = () => isFor('client');
