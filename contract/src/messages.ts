import texts from '../texts/messages.json' with { type: 'json' };
import { authMessages, consultationMessages } from './site-messages.ts';
import { failure } from './toasts.ts';

export type { ToastText } from './toasts.ts';

export const messages = {
  ...texts,
  consultation: consultationMessages,
  auth: {
    ...authMessages,
    ...texts.auth,
    confirmationSent: (email: string) => `We’ve sent a link to ${email}. Open it to confirm your address.`,
  },
  account: {
    ...texts.account,
    emailAsked: (email: string) =>
      `We’ve sent a link to ${email}. Open it within 3 days to finish. Until then, nothing changes.`,
  },
  blog: {
    ...texts.blog,
    createFailed: failure('Creation Failed', 'Failed to create the blog post.'),
    updateFailed: failure('Update Failed', 'Failed to update the blog post.'),
    signInToCreate: failure('Authentication Error')('You must be logged in to create a blog post.'),
    signInToUpdate: failure('Authentication Error')('You must be logged in to update a blog post.'),
  },
} as const;
