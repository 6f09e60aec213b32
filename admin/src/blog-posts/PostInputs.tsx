import { blogCategories } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { limits } from '@practice/contract/text';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { FieldGroup } from '../form/EditorForm.tsx';
import { fieldProps } from '../form/fields.ts';
import { PictureField } from '../uploads/PictureField.tsx';
import styles from './BlogPostEditor.module.css';
import { MarkdownField } from './MarkdownField.tsx';
import type { PostEditor } from './usePostEditor.ts';

const categories = blogCategories.map((category) => ({ value: category, label: category }));

export function PostInputs({ editor }: { editor: PostEditor }) {
  const { form, fields, base } = editor;
  const field = fieldProps(form);
  const hasMoved = base.slug !== '' && fields.slug !== base.slug;
  return (
    <>
      <TextField
        label="Title"
        hint="What readers see first, and what search engines show."
        maxLength={limits.title}
        autoComplete="off"
        {...field('title', { onChange: (event) => editor.retitle(event.target.value) })}
      />
      <TextField
        label="Slug"
        hint={
          <>
            The web address: {blogPost(fields.slug || '…')}
            {hasMoved && '. The old address will lead here too.'}
          </>
        }
        maxLength={limits.title}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('slug')}
      />
      <TextAreaField
        label="Summary"
        hint="Two or three sentences for the card, the top of the post, and search engines."
        rows={3}
        maxLength={limits.summary}
        {...field('summary')}
      />
      <MarkdownField label="Content" {...field('content')} />
      <PictureField
        label="Image URL (optional)"
        hint="The cover picture, above the text and on the card. Drop one here, upload it, or paste its web address."
        address={fields.imageUrl}
        onAddress={(address) => form.setValue('imageUrl', address, { shouldValidate: true })}
        {...field('imageUrl')}
      />
      <div className={styles.pair}>
        <SelectField
          label="Category"
          hint="Helps readers find more posts like this one."
          placeholder="Select a category"
          choices={categories}
          {...field('category')}
        />
        <TextField
          label="Tags (optional)"
          hint="Separated by commas: neck, standing desk."
          autoComplete="off"
          {...field('tags')}
        />
      </div>
      <PublishFields editor={editor} />
    </>
  );
}

/** Whether everybody sees the post, or from when on. */
function PublishFields({ editor: { form, fields } }: { editor: PostEditor }) {
  return (
    <FieldGroup legend="Publishing">
      <SwitchField
        label="Published"
        hint="On: everyone sees the post as soon as you save it. Off: it’s a draft only you can see."
        {...form.register('published')}
      />
      {!fields.published && (
        <SwitchField
          label="Publish at a set time"
          hint="The draft is published on its own."
          {...form.register('scheduled')}
        />
      )}
      {!fields.published && fields.scheduled && (
        <TextField
          label="Date and time"
          type="datetime-local"
          hint={`${practice.address.city} time. A time in the past publishes right away.`}
          {...fieldProps(form)('publishAt')}
        />
      )}
    </FieldGroup>
  );
}
