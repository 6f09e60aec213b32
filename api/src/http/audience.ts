import { SetMetadata } from '@nestjs/common';

/** Who may make a call. A route without an audience is closed to everyone. */
export type Audience = 'public' | 'optional-session' | 'signed-in' | 'client' | 'admin';

export const AUDIENCE = 'audience';

const isFor = (audience: Audience) => SetMetadata(AUDIENCE, audience);

export const RECENT_SECOND_FACTOR = 'recent-second-factor';

/** An admin with a second factor must have given it within the last ten minutes. */
export const RecentSecondFactor = () => SetMetadata(RECENT_SECOND_FACTOR, true);

export const Public = () => isFor('public');

/** Anyone, but the answer depends on the viewer: `@Me()` is undefined for a visitor. */
export const OptionalSession = () => isFor('optional-session');

export const SignedIn = () => isFor('signed-in');

export const ForClients = () => isFor('client');

export const ForAdmins = () => isFor('admin');
