import { blogCategories } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { limits } from '@practice/contract/text';
import { SelectField, TextAreaField, TextField } from '../form/Field.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import styles from './PostInputs.module.css';
import { PublishFields } from './PublishFields.tsx';
import type { PostEditor } from './usePostEditor.tsx';

const categories = blogCategories.map((category) => ({ value: category, label: category }));

export function PostInputs({ editor }: { editor: PostEditor }) {
  const { form, fields, base } = editor;
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const hasMoved = base.slug !== '' && fields.slug !== base.slug;
  return (
    <div className={styles.inputs}>
      <TextField
        label="Title"
        hint="What readers see first, and what search engines show."
        error={errors.title?.message}
        maxLength={limits.title}
        autoComplete="off"
        {...register('title', { onChange: (event) => editor.retitle(event.target.value) })}
      />
      <TextField
        label="Slug"
        hint={
          <>
            The post’s address: {blogPost(fields.slug || '…')}
            {hasMoved && '. The old address will lead here too.'}
          </>
        }
        error={errors.slug?.message}
        maxLength={limits.title}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('slug')}
      />
      <TextAreaField
        label="Summary"
        hint="Two or three sentences for the card, the top of the post, and search engines."
        error={errors.summary?.message}
        rows={3}
        maxLength={limits.summary}
        {...register('summary')}
      />
      <MarkdownField label="Content" error={errors.content?.message} registration={register('content')} />
      <PictureField
        label="Image URL"
        hint="The picture above the text and on the card. Drop one here, upload it, or give its address. It is not read aloud."
        error={errors.imageUrl?.message}
        address={fields.imageUrl}
        onAddress={(address) => setValue('imageUrl', address, { shouldValidate: true })}
        {...register('imageUrl')}
      />
      <div className={styles.pair}>
        <SelectField
          label="Category"
          hint="Readers find more of the same kind by it."
          placeholder="Select a category"
          options={categories}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label="Tags"
          isOptional
          hint="Separated by commas: neck, standing desk."
          error={errors.tags?.message}
          autoComplete="off"
          {...register('tags')}
        />
      </div>
      <PublishFields editor={editor} />
    </div>
  );
}
