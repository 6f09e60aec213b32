import { practice } from '@practice/contract/practice';
import { SwitchField, TextField } from '../form/Field.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import type { PostEditor } from './usePostEditor.tsx';

/** Whether everybody sees the post, or from when on. */
export function PublishFields({ editor: { form, fields } }: { editor: PostEditor }) {
  const { register, formState } = form;
  return (
    <FieldGroup legend="Publishing">
      <SwitchField
        label="Published"
        hint="On: everybody sees the post as soon as it is saved. Off: it is a draft, for you alone."
        {...register('published')}
      />
      {!fields.published && (
        <SwitchField
          label="Publish at a set time"
          hint="The draft goes public by itself."
          {...register('scheduled')}
        />
      )}
      {!fields.published && fields.scheduled && (
        <TextField
          label="Date and time"
          type="datetime-local"
          hint={`As the clock shows it in ${practice.address.city}. A time that has passed publishes at once.`}
          error={formState.errors.publishAt?.message}
          {...register('publishAt')}
        />
      )}
    </FieldGroup>
  );
}
