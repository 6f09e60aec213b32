import { toast } from '@practice/ui/toast';

export function showError(title: string, error: unknown): void {
  const description = error instanceof Error ? error.message : '';
  toast({ title, description, variant: 'destructive' });
}
