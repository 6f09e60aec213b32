import { type BlogPost, blogCategories } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { followTitle } from '@practice/contract/slug';
import { textLimits } from '@practice/contract/text';
import { BooleanInput, DateTimeInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { atMost, FieldGroup } from '../form/RecordForm.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { PictureInput } from '../uploads/PictureInput.tsx';
import { CardPicture } from './CardPicture.tsx';
import { MarkdownInput } from './MarkdownInput.tsx';
import type { PostFields } from './post-fields.ts';

const categories = {
  emptyText: 'Select a category',
  choices: blogCategories.map((value) => ({ value, label: value })),
};
const summary = { multiline: true, rows: 3, ...atMost(textLimits.summary) };
const change = { shouldDirty: true };
const hints = {
  summary: 'Two or three sentences. They’re also at the top of the post and in search results.',
  content:
    'Each line is a paragraph. The buttons above it make headings, lists, quotes and links. Drop or paste a picture where it belongs.',
  category: 'Helps readers find more posts like this one.',
  tags: 'Separated by commas: neck, standing desk.',
  published: 'On: everyone sees the post as soon as you save it. Off: it’s a draft only admins can see.',
  scheduled: 'We’ll publish the draft automatically.',
};

export function PostInputs({ post }: { post: BlogPost | undefined }) {
  const { getFieldState, getValues, setValue } = useFormContext<PostFields>();
  const { title, slug, published, scheduled } = useWatch<PostFields>();
  return (
    <>
      <TextInput
        source="title"
        helperText="What readers see first, and what search engines show."
        {...atMost(textLimits.title)}
        onChange={(event) => {
          const followed = followTitle(getValues('slug') ?? '', title ?? '', event.target.value);
          setValue('slug', followed, { ...change, shouldValidate: getFieldState('slug').invalid });
        }}
      />
      <TextInput
        source="slug"
        helperText={slugHint(post?.slug, slug ?? '')}
        autoCapitalize="none"
        spellCheck={false}
        {...atMost(textLimits.title)}
      />
      <TextInput source="summary" helperText={hints.summary} {...summary} />
      <MarkdownInput source="content" helperText={hints.content} />
      <PictureInput
        source="imageUrl"
        label="Image URL (optional)"
        helperText="Upload a picture or drop it here. The post shows all of it, above the text."
        onPicture={(uploaded) => setValue('imageFocus', uploaded?.focus ?? null, change)}
        draw={(address, onError) => <CardPicture source="imageFocus" address={address} onError={onError} />}
      />
      <div className="columns gap-5 pair">
        <ChoiceInput source="category" helperText={hints.category} {...categories} />
        <TextInput source="tags" label="Tags (optional)" helperText={hints.tags} />
      </div>
      <FieldGroup legend="Publishing">
        <BooleanInput source="published" helperText={hints.published} />
        {!published && (
          <BooleanInput source="scheduled" label="Publish at a set time" helperText={hints.scheduled} />
        )}
        {!published && scheduled && (
          <DateTimeInput
            source="publishAt"
            label="Date and time"
            helperText={`${practice.address.city} time. A time in the past publishes right away.`}
            format={(time) => time ?? ''}
          />
        )}
      </FieldGroup>
    </>
  );
}

function slugHint(before: string | undefined, now: string): string {
  const note =
    before === undefined
      ? 'It’s made from the title, so you can leave it as it is.'
      : before !== now && 'The old address will still lead here.';
  return [now && window.location.host + blogPost(now), note].filter(Boolean).join('. ');
}
