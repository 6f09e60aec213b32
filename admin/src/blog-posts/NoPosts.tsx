import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import { NoneYet } from '../list/NoneYet.tsx';

export function NoPosts() {
  return (
    <NoneYet
      title="No Blog Posts Yet"
      drawing={
        <>
          <path d="M26 76V10h44l14 14v52M70 10v14h14M36 34h30M36 44h38M36 54h22" />
          <path d="m72 66 26-34 7 5-26 34-9 4zM92 40l7 5" />
        </>
      }
      action={
        <Button variant="contained" component={Link} to="/blog-posts/new" startIcon={<AddIcon size={18} />}>
          Write the first post
        </Button>
      }
    >
      What you write here appears under Resources on the website. A new post is a draft: nobody else sees it
      until you publish it.
    </NoneYet>
  );
}
