import { Box, FormLabel, Slider, Typography } from '@mui/material';
import { cardShape, cropPosition, defaultFocus, type PictureFocus } from '@practice/contract/picture-focus';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { FieldGroup } from '../form/RecordForm.tsx';

type Size = { naturalWidth: number; naturalHeight: number };
type CardPictureProps = { source: string; address: string; onError: () => void };

export function CardPicture({ source, address, onError }: CardPictureProps) {
  const { field } = useInput({ source });
  const focus: PictureFocus = field.value || defaultFocus;
  const [size, setSize] = useState<Size>();
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();
  const axis = size && croppedAxis(size);

  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    field.onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
    slider.current?.focus({ preventScroll: true });
  }

  return (
    <FieldGroup legend="Card picture">
      <div className="cluster gap-5">
        {/* Clicking is for pointers. The slider does the same for keyboards and screen readers. */}
        <Box
          {...{ component: 'img', src: address, alt: '', onError, onClick: choose }}
          onLoad={({ currentTarget }) => setSize(currentTarget)}
          sx={{ maxHeight: '15rem', borderRadius: 1, cursor: axis && 'crosshair' }}
        />
        <figure className="stack gap-1 text-xs text-soft">
          <Box
            {...{ component: 'img', src: address, alt: '' }}
            sx={{
              width: '10rem',
              aspectRatio: '8 / 5',
              borderRadius: 1,
              objectFit: 'cover',
              objectPosition: 'var(--focus)',
            }}
            style={{ '--focus': cropPosition(focus) }}
          />
          <figcaption>The card</figcaption>
        </figure>
      </div>
      {axis && (
        <div>
          <FormLabel id={id}>{axis === 'x' ? 'Left to right' : 'Top to bottom'}</FormLabel>
          <Slider
            size="small"
            aria-labelledby={id}
            slotProps={{ input: { ref: slider } }}
            value={focus[axis]}
            getAriaValueText={(value) => `${value}% from the ${axis === 'x' ? 'left' : 'top'}`}
            onChange={(_, value) => field.onChange({ ...focus, [axis]: value })}
          />
        </div>
      )}
      {size && (
        <Typography variant="caption" color="textSecondary">
          {axis
            ? 'Cards show part of this picture. Click what must stay in view, or use the slider.'
            : 'Cards show all of this picture.'}
        </Typography>
      )}
    </FieldGroup>
  );
}

/** The axis along which a card crops a picture. An SVG may have no size of its own. */
function croppedAxis(size: Size) {
  const ratio = ((size.naturalWidth || 1) * cardShape.height) / ((size.naturalHeight || 1) * cardShape.width);
  if (Math.abs(ratio - 1) < 0.005) return undefined;
  return ratio > 1 ? 'x' : 'y';
}

const percent = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);
