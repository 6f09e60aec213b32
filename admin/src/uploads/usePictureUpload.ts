import { imageExtensions, refusalOf, type UploadedImage } from '@practice/contract/uploads';
import { useMutation } from '@tanstack/react-query';
import { useCallsWithoutRedirect, wasAborted } from '../dataProvider.ts';
import { watched } from './upload-progress.ts';

export function usePictureUpload(onDone: (image: UploadedImage) => void) {
  const calls = useCallsWithoutRedirect();
  const { mutate, isPending, error } = useMutation({
    async mutationFn(file: File) {
      const refusal = refusalOf(file, imageExtensions);
      if (refusal) throw new Error(refusal);
      return watched((watch) => calls.uploadImage(watch, file));
    },
    onSuccess: onDone,
  });
  return { upload: mutate, isUploading: isPending, problem: wasAborted(error) ? undefined : error?.message };
}
