import { Box, Divider, Typography } from '@mui/material';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { LogoMark } from '@practice/ui/drawings/Logo';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Menu as AdminMenu, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useCallsWithoutRedirect } from '../dataProvider.ts';
import { useSession } from '../session/Session.tsx';
import { DashboardIcon, LogoutIcon, SecurityIcon, WebsiteIcon } from './icons.ts';
import { refreshEvery } from './useRefresh.ts';

export function Menu() {
  const { email } = useSession();
  const { origin } = window.location;
  const sections = Object.values(useResourceDefinitions());
  const labelOf = useGetResourceLabel();
  return (
    <AdminMenu component="nav" role="navigation" aria-label="Back office">
      <Box className="cluster" sx={{ px: 1.5, pb: 3 }}>
        <LogoMark size={32} />
        <div>
          <Typography variant="h6" component="p">
            {practice.name}
          </Typography>
          <Typography variant="caption" component="p" sx={soft}>
            Back office
          </Typography>
        </div>
      </Box>
      <Item to="/" leftIcon={<DashboardIcon />} primaryText="Dashboard" />
      {sections.map(({ name, options }) => (
        <AdminMenu.ResourceItem key={name} name={name} role="link">
          {labelOf(name)}
          {options?.unread && <UnreadCount resource={name} {...options.unread} />}
        </AdminMenu.ResourceItem>
      ))}
      <Divider sx={{ '&&&': { mt: 'auto', mb: 1.5 }, borderColor: 'var(--color-line-on-deep)' }} />
      <Item to="/security" leftIcon={<SecurityIcon />} primaryText="Security" />
      <Item to={origin + paths.home} leftIcon={<WebsiteIcon />} primaryText="Visit Website" />
      <Item to={origin + paths.logoutHandler} leftIcon={<LogoutIcon />} primaryText="Logout" />
      <Typography variant="caption" component="p" sx={{ ...soft, px: 1.5, pt: 2 }}>
        Logged in as
        <Box component="span" className="block break-anywhere" color="var(--color-text-on-deep)">
          {email}
        </Box>
      </Typography>
    </AdminMenu>
  );
}

const soft = { color: 'var(--color-text-soft-on-deep)' };
const badge = {
  ml: 1,
  px: 1,
  borderRadius: 4,
  fontWeight: 600,
  bgcolor: 'var(--color-text-on-deep)',
  color: 'var(--color-surface-deep)',
};

/** Material UI makes it a menu item, but it is a link. */
const Item = (props: ComponentProps<typeof AdminMenu.Item>) => <AdminMenu.Item role="link" {...props} />;

type UnreadProps = { resource: string; filter: Record<string, unknown>; words: string };

function UnreadCount({ resource, filter, words }: UnreadProps) {
  // A 401 must not leave the page, which may have unsaved text.
  const calls = useCallsWithoutRedirect();
  const { data } = useQuery({
    queryKey: [resource, 'unread'],
    queryFn: async () =>
      (await calls.getList(resource, { filter, pagination: { page: 1, perPage: 1 } })).total ?? 0,
    refetchInterval: refreshEvery,
    refetchOnWindowFocus: true,
  });
  if (!data) return null;
  return (
    <Box component="span" className="text-xs" sx={badge}>
      {data} <span className="visually-hidden">{words}</span>
    </Box>
  );
}
