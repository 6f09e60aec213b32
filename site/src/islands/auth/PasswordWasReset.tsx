import { authMessages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { StateScreen } from '@practice/ui/StateScreen';
import { titled } from '../titled.ts';

export function PasswordWasReset() {
  const heading = 'Password Reset Successful';
  return (
    <StateScreen
      drawing={drawing('open-door')}
      heading={heading}
      documentTitle={titled(heading)}
      isNews
      ways={<ButtonLink href={paths.auth}>Go to Login</ButtonLink>}
    >
      <p>{authMessages.passwordResetNotice}</p>
    </StateScreen>
  );
}
