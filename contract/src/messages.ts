import { practice } from './practice.ts';
import { failure, type ToastText } from './toasts.ts';

export type { ToastText } from './toasts.ts';

// The messages of the site's scripts are separate constants, so that a script holds only its own messages.

export const consultationMessages = {
  sent: {
    title: 'Consultation Request Submitted',
    description: `Thank you! We'll contact you within ${practice.replyWithinHours} hours to schedule your consultation.`,
  },
  failed: (message: string): ToastText => ({
    title: 'Error',
    description: `There was a problem submitting your request: ${message}`,
    variant: 'destructive',
  }),
} as const;

export const authMessages = {
  loggedIn: (name: string) => ({ title: 'Login successful', description: `Welcome back, ${name}!` }),
  registered: (name: string) => ({ title: 'Registration successful', description: `Welcome, ${name}!` }),
  loggedOutIdle: {
    title: 'Logged out',
    description: 'Nobody used this computer for a while. Log in, and you’ll be back where you were.',
  },
  loggedOut: { title: 'Logged out', description: 'You have been successfully logged out' },
  resetEmailSent: (description: string) => ({ title: 'Password reset email sent', description }),
  passwordReset: (description: string) => ({ title: 'Password reset successful', description }),
  loginFailed: failure('Login failed', 'Invalid credentials'),
  registrationFailed: failure('Registration failed', 'Email might already exist'),
  logoutFailed: failure('Logout failed'),
  resetFailed: failure('Password reset failed'),
  invalidCredentials: 'Invalid credentials',
  noSuchLogin: 'That email and password don’t match. Try again, or reset your password below.',
  emailTaken: 'You already have an account. Log in, or reset your password.',
  loggedOutNotice: 'You have been successfully logged out',
  resetTokenInvalid: 'This link has expired or was already used. Get a new one.',
  signInFirst: 'Please log in first.',
  cookiesBlocked: 'Logging in needs a cookie. Please allow cookies for this site.',
} as const;

export const messages = {
  consultation: consultationMessages,
  auth: {
    ...authMessages,
    resetEmailNotice:
      'If an account exists for this address, we have sent a link to it. The link expires in 1 hour.',
    passwordResetNotice: 'Your password has been reset. You can now log in with your new password.',
    passwordSetNotice: 'You’re all set. You can now log in with your password.',
    confirmationSent: (email: string) => `We’ve sent a link to ${email}. Open it to confirm your address.`,
    alreadyConfirmed: 'You’re all set. This address is already confirmed.',
    emailConfirmed: 'Thank you. Your email address is confirmed.',
    confirmationNeedsPassword:
      'You’re not logged in to this account in this browser, so we’ve logged it out everywhere. Choose a new password, and your address is confirmed. That way nobody else has a key to your account.',
    confirmationNeedsLogin:
      'This link changes the email address of an account, and that account isn’t logged in here. To be safe, we’ve logged it out everywhere. Log in with the old address, then open this link again. If you didn’t ask for it, you can ignore it.',
    confirmationInvalid:
      'This link has expired or no longer applies. If you’ve already confirmed your address, you’re all set. Otherwise, log in to get a new one.',
  },
  account: {
    saved: { title: 'Saved', description: 'Your account is up to date.' },
    newPasswordRequired:
      'You work here now. Please set a new password, with the link we’ve emailed you. Then log in.',
    passwordChanged: 'Your password has been changed, and your other devices have been logged out.',
    emailChangeDropped:
      'Your new email address wasn’t confirmed yet, so we canceled that change. You can ask for it again in your account.',
    emailAsked: (email: string) =>
      `We’ve sent a link to ${email}. Open it within 3 days to finish. Until then, nothing changes.`,
    emailChanged: 'Thank you. This is now the email address of your account, and the one you log in with.',
    emailTakenMeanwhile:
      'Another account has this email address, so yours stays as it was. Log in to choose another one.',
    deleted: 'Your account is deleted, and you’re logged out on every device.',
    sessionEnded: 'That device is logged out.',
    openedForAnother:
      'Someone else has logged in in this browser since you opened this page, so nothing was saved. Reload the page to continue as them, or log out and log in as yourself.',
    signedOutEverywhere: 'You’re logged out on every device. Log in again whenever you like.',
  },
  blog: {
    loading: 'Loading post...',
    gone: "There was an error loading this post. The post may have been removed or doesn't exist.",
    back: '← Back to Resources',
    none: 'No blog posts found.',
    editorGone: "The blog post you're trying to edit couldn't be found.",
    created: { title: 'Post Created', description: 'The blog post has been saved.' },
    updated: { title: 'Post Updated', description: 'Your changes have been saved.' },
    nowPublic: 'It’s published: everyone can read it now.',
    deleted: { title: 'Post Deleted', description: 'The blog post has been successfully deleted.' },
    createFailed: failure('Creation Failed', 'Failed to create the blog post.'),
    updateFailed: failure('Update Failed', 'Failed to update the blog post.'),
    deleteFailed: 'Delete Failed',
    signInToCreate: failure('Authentication Error')('You must be logged in to create a blog post.'),
    signInToUpdate: failure('Authentication Error')('You must be logged in to update a blog post.'),
    confirmDelete: {
      title: 'Are you sure?',
      description:
        'This action cannot be undone. This will permanently delete the blog post from the database.',
    },
    slugTaken: 'Another post has this slug. Please choose another one.',
    slugTakenMeanwhile:
      'Another post now has this post’s slug. Give that post another slug, then restore this one.',
    unknown: 'We can’t find this post. It may have been deleted.',
    unknownVersion: 'We can’t find this version of the post.',
    removedForever: 'The post is permanently deleted.',
    changedMeanwhile: 'This post was saved elsewhere after you opened it. We’ve kept both texts.',
  },
  resources: {
    none: 'No resources found matching your criteria.',
    gone: "The resource you're looking for could not be found or you don't have permission to view it.",
    added: { title: 'Resource added successfully' },
    updated: { title: 'Resource updated successfully' },
    deleted: { title: 'Resource deleted successfully' },
    addFailed: 'Failed to add resource. Please try again.',
    updateFailed: 'Failed to update resource. Please try again.',
    deleteFailed: 'Failed to delete resource',
    addSamples: 'Add the samples to my library',
    samplesAdded: {
      title: 'The samples are in your library',
      description: 'You can edit or delete them like any other resource.',
    },
    samplesFailed: 'The samples couldn’t be added',
    confirmDelete: 'Are you sure?',
  },
  accessDenied: {
    title: 'Access Denied',
    description: 'You do not have permission to access this area.',
    link: 'Return to Home',
  },
  notFound: '404 Page Not Found',
  unexpected: 'Something went wrong',
} as const;
