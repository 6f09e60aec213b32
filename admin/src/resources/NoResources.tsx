import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AddIcon } from '../layout/icons.tsx';
import { NoneYet } from '../list/NoneYet.tsx';

export function NoResources() {
  return (
    <NoneYet
      title="No Resources Yet"
      drawing={
        <>
          <path d="M22 76V30h20l6 8h50v38M34 30V14h44l10 10v14M78 14v10h10" />
          <path d="M60 46v20M52 58l8 8 8-8" />
        </>
      }
      action={
        <Button variant="contained" component={Link} to="/resources/new" startIcon={<AddIcon size={18} />}>
          Add the first resource
        </Button>
      }
    >
      Guides, articles, videos and templates that you put online appear here with the number of their
      downloads. Until there is one, visitors see our five samples.
    </NoneYet>
  );
}
