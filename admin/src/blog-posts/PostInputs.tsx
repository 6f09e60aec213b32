import { blogCategories } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { cropPosition } from '@practice/contract/picture-focus';
import { practice } from '@practice/contract/practice';
import { limits } from '@practice/contract/text';
import { SelectField, TextAreaField, TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { FieldGroup } from '../form/EditorForm.tsx';
import { PictureField } from '../uploads/PictureField.tsx';
import { CardPicture } from './CardPicture.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { focusOf } from './post-fields.ts';
import type { PostEditor } from './usePostEditor.ts';

const categories = blogCategories.map((category) => ({ value: category, label: category }));

export function PostInputs({ editor }: { editor: PostEditor }) {
  const { form, fields, base } = editor;
  const { field } = form;
  return (
    <>
      <TextField
        {...field('title', { onChange: (event) => editor.updateSlug(event.target.value) })}
        hint="What readers see first, and what search engines show."
        maxLength={limits.title}
        autoComplete="off"
      />
      <TextField
        {...field('slug')}
        inWords="the web address"
        hint={slugHint(base.slug, fields.slug)}
        maxLength={limits.title}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...field('summary')}
        inWords="the short text on the card"
        hint="Two or three sentences. They’re also at the top of the post and in search results."
        rows={3}
        maxLength={limits.summary}
      />
      <MarkdownField {...field('content')} />
      <PictureField
        {...field('imageUrl', { onChange: () => form.setValue('imageFocus', '') })}
        label="Image URL (optional)"
        inWords="the cover picture"
        hint="Upload a picture or drop it here. The post shows all of it, above the text."
        address={fields.imageUrl}
        onAddress={(address, uploaded) => {
          form.setValue('imageUrl', address, { shouldValidate: true });
          form.setValue('imageFocus', uploaded?.focus ? cropPosition(uploaded.focus) : '');
        }}
        draw={(onError) => (
          <CardPicture
            address={fields.imageUrl}
            focus={focusOf(fields.imageFocus)}
            onFocus={(focus) => form.setValue('imageFocus', cropPosition(focus))}
            onError={onError}
          />
        )}
      />
      <div className="columns gap-5 pair">
        <SelectField
          {...field('category')}
          inWords="the topic"
          hint="Helps readers find more posts like this one."
          placeholder="Select a category"
          choices={categories}
        />
        <TextField
          {...field('tags')}
          label="Tags (optional)"
          inWords="keywords"
          hint="Separated by commas: neck, standing desk."
          autoComplete="off"
        />
      </div>
      <PublishFields editor={editor} />
    </>
  );
}

function slugHint(before: string, now: string): string {
  const note =
    before === ''
      ? 'It’s made from the title, so you can leave it as it is.'
      : before !== now && 'The old address will still lead here.';
  return [now && window.location.host + blogPost(now), note].filter(Boolean).join('. ');
}

function PublishFields({ editor: { form, fields } }: { editor: PostEditor }) {
  return (
    <FieldGroup legend="Publishing">
      <SwitchField
        {...form.field('published')}
        hint="On: everyone sees the post as soon as you save it. Off: it’s a draft only admins can see."
      />
      {!fields.published && (
        <SwitchField {...form.field('scheduled')} hint="We’ll publish the draft automatically." />
      )}
      {!fields.published && fields.scheduled && (
        <TextField
          {...form.field('publishAt')}
          label="Date and time"
          type="datetime-local"
          hint={`${practice.address.city} time. A time in the past publishes right away.`}
        />
      )}
    </FieldGroup>
  );
}
