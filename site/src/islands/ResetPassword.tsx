import { Spinner } from '@practice/ui/Spinner';
import { useEffect, useState } from 'react';
import { NewPasswordForm } from './auth/NewPasswordForm.tsx';
import { PasswordWasReset } from './auth/PasswordWasReset.tsx';
import { keepToken, readToken } from './auth/reset-token.ts';
import { TokenForm } from './auth/TokenForm.tsx';

/** The three states of the page: no token, a token, done. */
export function ResetPassword() {
  const [token, setToken] = useState<string>();
  const [done, setDone] = useState(false);

  useEffect(() => setToken(readToken()), []);

  function use(entered: string) {
    keepToken(entered);
    setToken(entered);
  }

  if (done) return <PasswordWasReset />;
  if (token === undefined) return <Spinner label="Reading your reset link..." />;
  if (token === '') return <TokenForm onToken={use} />;
  return (
    <NewPasswordForm
      token={token}
      onDone={() => {
        keepToken('');
        setDone(true);
      }}
    />
  );
}
