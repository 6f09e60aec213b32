import { cardShape, cropPosition, defaultFocus, type PictureFocus } from '@practice/contract/picture-focus';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { FieldGroup } from '../form/RecordForm.tsx';
import styles from './CardPicture.module.css';

type CardPictureProps = { source: string; address: string; onError: () => void };

export function CardPicture({ source, address, onError }: CardPictureProps) {
  const { field } = useInput({ source });
  const focus: PictureFocus = field.value || defaultFocus;
  const [size, setSize] = useState<{ width: number; height: number }>();
  const slider = useRef<HTMLInputElement>(null);
  const sliderId = useId();
  const hintId = useId();
  const crop = size && cardCrop(size, focus);
  const axis = crop?.axis;

  function measure({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) {
    // An SVG may have no intrinsic size.
    setSize({ width: naturalWidth || 1, height: naturalHeight || 1 });
  }

  return (
    <FieldGroup legend="Card picture">
      <div className="cluster align-end wide-gap">
        {/* Clicking is for pointers. The slider does the same for keyboards and screen readers. */}
        <button
          type="button"
          className={styles.original ?? ''}
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            field.onChange(clickedPoint(event.currentTarget.getBoundingClientRect(), event));
            slider.current?.focus({ preventScroll: true });
          }}
        >
          <img src={address} alt="" draggable={false} onLoad={measure} onError={onError} />
          {crop && axis && (
            <>
              <span
                className={styles.frame}
                style={{
                  left: `${crop.left}%`,
                  top: `${crop.top}%`,
                  width: `${crop.width}%`,
                  height: `${crop.height}%`,
                }}
              />
              <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
            </>
          )}
        </button>
        <figure className="stack gap-1 text-xs text-soft">
          <img className={styles.crop} src={address} alt="" style={{ objectPosition: cropPosition(focus) }} />
          <figcaption>The card</figcaption>
        </figure>
      </div>
      {axis && (
        <div className={`stack text-sm ${styles.slider}`}>
          <label htmlFor={sliderId}>{axis === 'x' ? 'Left to right' : 'Top to bottom'}</label>
          <input
            ref={slider}
            className="full-width"
            id={sliderId}
            type="range"
            min={0}
            max={100}
            value={focus[axis]}
            aria-valuetext={`${focus[axis]}% from the ${axis === 'x' ? 'left' : 'top'}`}
            aria-describedby={hintId}
            onChange={(event) => field.onChange({ ...focus, [axis]: event.target.valueAsNumber })}
          />
        </div>
      )}
      {crop && (
        <p id={hintId} className="text-xs text-soft">
          {axis
            ? 'Cards show the framed part. Click what must stay in view, or use the slider.'
            : 'Cards show all of this picture.'}
        </p>
      )}
    </FieldGroup>
  );
}

export function cardCrop(picture: { width: number; height: number }, { x, y }: PictureFocus) {
  const ratio = (picture.width * cardShape.height) / (picture.height * cardShape.width);
  const width = 100 * Math.min(1, 1 / ratio);
  const height = 100 * Math.min(1, ratio);
  const axis: keyof PictureFocus | undefined = width < 99.5 ? 'x' : height < 99.5 ? 'y' : undefined;
  return { width, height, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100, axis };
}

export const clickedPoint = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  click: { clientX: number; clientY: number },
): PictureFocus => ({
  x: percent((click.clientX - box.left) / box.width),
  y: percent((click.clientY - box.top) / box.height),
});

const percent = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);
