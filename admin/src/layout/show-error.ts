import { toast } from '@practice/ui/toast';

/** Shows an error toast with the server's reason. */
export function showError(title: string, error: unknown): void {
  const description = error instanceof Error ? error.message : '';
  toast({ title, description, variant: 'destructive' });
}
