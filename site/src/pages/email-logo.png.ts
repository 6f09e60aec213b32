import type { APIRoute } from 'astro';
import { drawEmailLogo } from './social/_posts/draw.tsx';

export const GET: APIRoute = async () => new Response(await drawEmailLogo());
