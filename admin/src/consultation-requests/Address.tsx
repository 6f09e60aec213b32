/** A mail address that, where it must break, breaks before its @. */
export function Address({ email }: { email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
