import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from '@nanostores/react';
import { greetedName, type SessionUser, type SignedInUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { carryToast } from '@practice/contract/carried-toast';
import { sentenceOf } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { openFor } from '@practice/contract/open-for';
import { drawing, paths } from '@practice/contract/paths';
import { isPermission, may } from '@practice/contract/permissions';
import { contactDetails, practice } from '@practice/contract/practice';
import { auth } from '@practice/contract/routes';
import { AnotherPerson } from '@practice/ui/AnotherPerson';
import { ButtonLink } from '@practice/ui/Button';
import { StatePage } from '@practice/ui/StatePage';
import { type PropsWithChildren, Suspense, useEffect, useState } from 'react';
import { Layout as AdminLayout, AppBar, useGetIdentity, useSidebarState } from 'react-admin';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { forgetUser, redirectToSignIn } from '../authProvider.ts';
import { openPrompt } from '../second-factor/prompt.ts';
import { IdleLogoff } from '../session/IdleLogoff.tsx';
import { SessionContext } from '../session/Session.tsx';
import { AccessDenied, ErrorPage } from './ErrorPage.tsx';
import { Loading } from './Loading.tsx';
import { lazyOf } from './lazy-of.ts';
import { Menu } from './Menu.tsx';

const closedDoor = { name: practice.name, home: paths.home, drawing: drawing('closed-door') };
const PromptDialog = lazyOf(() => import('../second-factor/PromptDialog.tsx'), 'PromptDialog');

export function Layout({ children }: PropsWithChildren) {
  const { data, error, refetch } = useGetIdentity();
  const user = data as SignedInUser | undefined;
  const [opened, setOpened] = useState<SignedInUser>();
  if (user && !opened) setOpened(user);
  const [isOver, setIsOver] = useState(false);
  const isAnother = user && opened && user.id !== opened.id;
  const openedId = isAnother ? undefined : opened?.id;
  // Before react-admin asks, so that nothing of the page is loaded and its address stays.
  const needed = `${useLocation().pathname.split('/')[1]}.read`;
  const isDenied = isPermission(needed) && !may(user?.role, needed);
  const isPrompting = useStore(openPrompt) !== undefined;

  useEffect(() => {
    if (openedId === undefined) return;
    return openFor(openedId, () => {
      forgetUser();
      void refetch();
    });
  }, [openedId, refetch]);

  async function logOff() {
    flushSync(() => setIsOver(true));
    // If this fails, the API ends the session a few minutes later.
    await call(auth.logout).catch(() => {});
    carryToast(messages.auth.loggedOutIdle);
    await redirectToSignIn();
  }

  if (isAnother) {
    return (
      <AnotherPerson
        {...closedDoor}
        was={greetedName(opened)}
        now={greetedName(user)}
        onLogIn={() => void call(auth.logout).finally(redirectToSignIn)}
      />
    );
  }
  if (error) {
    const heading = 'The back office couldn’t open';
    return <ErrorPage heading={heading} sentence={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (!user || isOver) return <Loading />;
  if (!user.isAdmin) return <NoAdmin user={user} />;
  return (
    <SessionContext value={user}>
      <AdminLayout appBar={Bar} menu={Menu} error={ErrorPage as never}>
        {isDenied ? <AccessDenied /> : children}
      </AdminLayout>
      <MenuByWidth />
      <Suspense>{isPrompting && <PromptDialog />}</Suspense>
      {user.idleMinutes && <IdleLogoff minutes={user.idleMinutes} onIdle={logOff} />}
    </SessionContext>
  );
}

/** The menu must not cover the page when the window gets narrow. */
function MenuByWidth() {
  const [, setOpen] = useSidebarState();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useEffect(() => setOpen(!isPhone), [isPhone, setOpen]);
  return null;
}

const Bar = () => (
  <AppBar toolbar={null} userMenu={false} alwaysOn>
    <span>{practice.name}</span>
  </AppBar>
);

function NoAdmin({ user }: { user: SessionUser }) {
  const { title, description, link } = messages.accessDenied;
  return (
    <StatePage
      {...closedDoor}
      contactDetails={contactDetails}
      heading={title}
      actions={
        <>
          <ButtonLink href={paths.clientDashboard}>Open your dashboard</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {link}
          </ButtonLink>
        </>
      }
    >
      <p>{description}</p>
      <p>This area is for our staff. Your appointments, assessments and receipts are in your dashboard.</p>
      <p>
        You’re logged in as {user.email}. Not you? <a href={paths.logoutHandler}>Log out</a>
      </p>
    </StatePage>
  );
}
