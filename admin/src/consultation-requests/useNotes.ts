import type { ConsultationNote } from '@practice/contract/consultation-requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';

/** The notes on a request, newest first, and how to add one. */
export function useNotes(requestId: number) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const queryKey = ['consultation-requests', 'notes', requestId];

  const notes = useQuery<ConsultationNote[], CallError>({
    queryKey,
    queryFn: async () =>
      (await dataProvider.consultationNotes(requestId)).toSorted((one, other) => other.id - one.id),
  });
  const addition = useMutation<ConsultationNote, CallError, string>({
    mutationFn: (text) => dataProvider.addConsultationNote(requestId, { text }),
    onSuccess: (note) => {
      queries.setQueryData<ConsultationNote[]>(queryKey, (known = []) => [note, ...known]);
    },
  });
  return { notes, addition };
}
