import { SetMetadata } from '@nestjs/common';

/** Who may make a call. A route that says nothing is closed to everybody. */
export type Audience = 'public' | 'anybody' | 'signed-in' | 'client' | 'admin';

export const AUDIENCE = 'audience';

const isFor = (audience: Audience) => SetMetadata(AUDIENCE, audience);

/** Anybody, signed in or not. */
export const Public = () => isFor('public');

/** Anybody, but the answer depends on the viewer: `@Me()` is undefined for a visitor. */
export const ForAnybody = () => isFor('anybody');

/** Everybody who is signed in, in any role. */
export const SignedIn = () => isFor('signed-in');

/** Signed-in people who are not admins; everyone who registers is one. */
export const ForClients = () => isFor('client');

/** The owners of the practice. */
export const ForAdmins = () => isFor('admin');
