import { pictureTypes, type PictureFault } from '@atrium/api/pictures';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import { closeIcon } from '../icons/actions';
import { errorIcon } from '../icons/states';
import type { PictureList } from './picture-list';

/** The texts of a remote that `PicturePicker` asks for. */
export const pictureTexts = [
  'picture.choose',
  'picture.another',
  'picture.chosen',
  'picture.remove',
  'picture.preparing',
  'picture_kind',
  'picture_too_large',
  'picture_dimensions',
  'picture_unreadable',
  'picture_too_many',
] as const satisfies readonly (PictureFault | `picture.${string}`)[];

export interface PicturePickerProps {
  list: PictureList;
  label: string;
  /** What may be chosen, in a sentence. */
  hint: string;
  text: (key: (typeof pictureTexts)[number], values?: { number: number }) => string;
  disabled?: boolean;
}

/** Chooses pictures to upload, shows them, and says why one is refused. */
export const PicturePicker = observer(function PicturePicker({
  list,
  label,
  hint,
  text,
  disabled = false,
}: PicturePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = list.most > 1 && list.pictures.length >= list.most;
  return (
    <div css={style} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-fault`}>
      <span id={`${id}-label`} css={labelStyle}>
        {label}
      </span>
      {list.pictures.length > 0 && (
        <ul css={listStyle}>
          {list.pictures.map(({ address }, index) => (
            <li key={index}>
              <img src={address} alt={text('picture.chosen', { number: index + 1 })} width={96} height={96} />
              <IconButton
                label={text('picture.remove', { number: index + 1 })}
                icon={closeIcon}
                disabled={disabled}
                onClick={() => list.remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={Object.values(pictureTypes).join(',')}
        multiple={list.most > 1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // the same file may be chosen again
          event.target.value = '';
          void list.add(files);
        }}
      />
      {!isFull && (
        <Button
          variant="secondary"
          size="small"
          disabled={disabled}
          loading={list.preparing}
          onClick={() => input.current?.click()}
        >
          {text(list.preparing ? 'picture.preparing' : list.pictures.length > 0 ? 'picture.another' : 'picture.choose')}
        </Button>
      )}
      <p id={`${id}-hint`} css={hintStyle}>
        {hint}
      </p>
      <div id={`${id}-fault`} aria-live="polite">
        {list.fault && (
          <p css={faultStyle}>
            <Icon shape={errorIcon} size="1.1em" />
            <span>{text(list.fault)}</span>
          </p>
        )}
      </div>
    </div>
  );
});

const style = css`
  display: grid;
  gap: 0.375rem;
  justify-items: start;
  min-inline-size: 0;
`;

const labelStyle = css`
  font-size: var(--type-small);
  font-weight: 600;
`;

const listStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
  }
  & img {
    display: block;
    inline-size: 6rem;
    block-size: 6rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-small);
    object-fit: cover;
  }
  & button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-radius: var(--radius-small);
    background: var(--color-card);
  }
`;

const hintStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const faultStyle = css`
  display: flex;
  gap: 0.375em;
  align-items: flex-start;
  color: var(--color-negative);
  font-size: var(--type-small);
  & > svg {
    margin-block-start: 0.2em;
  }
`;
