import { practice } from './practice.ts';
import { failure, type ToastText } from './toasts.ts';

// Separate constants, so that each script bundles only its own messages.

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
