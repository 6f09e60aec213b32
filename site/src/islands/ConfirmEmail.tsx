import type { ConfirmEmailAnswer } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { drawing, paths } from '@practice/contract/paths';
import { contactDetails, pageTitle } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import { StateScreen } from '@practice/ui/StateScreen';
import { useEffect, useState } from 'react';
import { storedToken } from './auth/stored-token.ts';
import states from './auth/token-states.module.css';

const screens = {
  nothing: { heading: 'Address confirmed', drawing: drawing('open-door') },
  password: { heading: 'Choose a new password', drawing: drawing('letter') },
  login: { heading: 'Log in first', drawing: drawing('letter') },
};

interface Answer extends ConfirmEmailAnswer {
  heading: string;
  drawing: string;
}

/** Email programs open links on their own, so only a browser in which someone is logged in confirms at once; any other asks first. */
export function ConfirmEmail() {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState('');

  async function confirm() {
    setIsSending(true);
    setFailure('');
    try {
      const answer = await call(auth.confirmEmail, { body: { token: storedToken() } });
      setAnswer({ ...screens[answer.needs ?? 'nothing'], ...answer });
    } catch (error) {
      // Any other failure may be temporary: the button can be pressed again.
      const isFinal = error instanceof ApiError && (error.status === 400 || error.status === 409);
      if (!isFinal) return setFailure(sentenceOf(error));
      const heading = error.status === 409 ? 'That address is taken' : 'This link doesn’t work anymore';
      setAnswer({ heading, drawing: drawing('torn-tape'), message: error.serverMessage });
    } finally {
      setIsSending(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it confirms once, when the page opens.
  useEffect(() => {
    if (document.documentElement.dataset.session && storedToken()) void confirm();
  }, []);

  const dashboard = <ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>;
  if (answer) {
    const { message, needs, ...screen } = answer;
    const ways = {
      password: (
        <ButtonLink href={`${paths.resetPassword}?token=${storedToken()}`}>Choose a password</ButtonLink>
      ),
      login: <ButtonLink href={paths.auth}>Log in</ButtonLink>,
    };
    return (
      <StateScreen
        {...screen}
        documentTitle={pageTitle(screen.heading)}
        takesFocus
        actions={needs ? ways[needs] : dashboard}
        contactDetails={contactDetails}
      >
        <p>{message}</p>
      </StateScreen>
    );
  }
  return (
    <div className={states.island}>
      <div className={states['with-token']}>
        <StateScreen
          drawing={drawing('letter')}
          heading="Confirm your email address"
          actions={
            <Button onClick={confirm} busy={isSending && 'Confirming...'}>
              Yes, it’s mine
            </Button>
          }
        >
          <p>
            One more click to confirm this address is yours. Any package you’ve bought with this address then
            shows up in your dashboard.
          </p>
          {failure && (
            <Notice tone="danger" role="alert">
              <p>{failure}</p>
            </Notice>
          )}
        </StateScreen>
      </div>
      <div className={states['without-token']}>
        <StateScreen
          drawing={drawing('torn-tape')}
          heading="This link is incomplete"
          actions={dashboard}
          contactDetails={contactDetails}
        >
          <p>Please open the whole link from our email. Your dashboard can send you a new one.</p>
        </StateScreen>
      </div>
    </div>
  );
}
