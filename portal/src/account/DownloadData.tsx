import { accountDataPath } from '@practice/contract/auth';
import { ButtonLink } from '@practice/ui/Button';
import { Section } from './AccountForm.tsx';

export function DownloadData() {
  return (
    <Section
      title="Download your data"
      hint="One file (JSON) with your account, appointments, assessments, conversations, payments and consultation requests. Reports and receipts are in it as links to their PDFs, which open while you’re logged in. Our own notes aren’t in it."
    >
      <ButtonLink variant="secondary" style={{ justifySelf: 'start' }} href={accountDataPath} download>
        Download my data
      </ButtonLink>
    </Section>
  );
}
