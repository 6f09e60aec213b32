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

const categories = blogCategories.map((category) => ({ value: category, label: category }));
const change = { shouldDirty: true };

export function PostInputs({ post }: { post: BlogPost | undefined }) {
  const { getFieldState, getValues, setValue } = useFormContext<PostFields>();
  const { title, slug, published, scheduled } = useWatch<PostFields>();
  return (
    <>
      <TextInput
        source="title"
        label="Title"
        helperText="What readers see first, and what search engines show."
        {...atMost(textLimits.title)}
        onChange={(event) => {
          const followed = followTitle(getValues('slug') ?? '', title ?? '', event.target.value);
          setValue('slug', followed, { ...change, shouldValidate: getFieldState('slug').invalid });
        }}
      />
      <TextInput
        source="slug"
        label="Slug"
        helperText={slugHint(post?.slug, slug ?? '')}
        autoCapitalize="none"
        spellCheck={false}
        {...atMost(textLimits.title)}
      />
      <TextInput
        source="summary"
        label="Summary"
        helperText="Two or three sentences. They’re also at the top of the post and in search results."
        multiline
        rows={3}
        {...atMost(textLimits.summary)}
      />
      <MarkdownInput
        source="content"
        label="Content"
        helperText="Each line is a paragraph. The buttons above it make headings, lists, quotes and links. Drop or paste a picture where it belongs."
      />
      <PictureInput
        source="imageUrl"
        label="Image URL (optional)"
        helperText="Upload a picture or drop it here. The post shows all of it, above the text."
        onPicture={(uploaded) => setValue('imageFocus', uploaded?.focus ?? null, change)}
        draw={(address, onError) => <CardPicture source="imageFocus" address={address} onError={onError} />}
      />
      <div className="columns gap-5 pair">
        <ChoiceInput
          source="category"
          label="Category"
          helperText="Helps readers find more posts like this one."
          emptyText="Select a category"
          choices={categories}
        />
        <TextInput
          source="tags"
          label="Tags (optional)"
          helperText="Separated by commas: neck, standing desk."
        />
      </div>
      <FieldGroup legend="Publishing">
        <BooleanInput
          source="published"
          label="Published"
          helperText="On: everyone sees the post as soon as you save it. Off: it’s a draft only admins can see."
        />
        {!published && (
          <BooleanInput
            source="scheduled"
            label="Publish at a set time"
            helperText="We’ll publish the draft automatically."
          />
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
