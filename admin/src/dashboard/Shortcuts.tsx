import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { paths } from '@practice/contract/paths';
import { Link } from 'react-router';

const shortcuts = [
  {
    to: '/blog-posts',
    title: 'Manage Articles',
    text: 'Write, preview and publish for your readers.',
  },
  {
    to: '/consultation-requests',
    title: 'View Requests',
    text: 'Read and answer requests, and keep notes.',
  },
  { to: '/resources', title: 'Manage Downloads', text: 'Put guides, videos and templates online.' },
  { to: paths.home, title: 'Go to Website', text: 'See what your visitors see.', reloadDocument: true },
];

export const Shortcuts = () => (
  <Box component="nav" aria-label="Shortcuts" className="columns gap-4" sx={{ mt: 5, '--column': '14rem' }}>
    {shortcuts.map(({ title, text, ...link }) => (
      <Card key={title}>
        <CardActionArea component={Link} {...link} sx={{ height: '100%' }}>
          <CardContent>
            <Typography variant="h6" component="strong">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </CardContent>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
