import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { Ring } from '../feedback/ring';
import { TextField } from '../fields/text-field';
import { refreshIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { warningIcon } from '../icons/states';
import type { CaptchaStore } from './captcha-store';

/** The texts of a remote that `CaptchaField` asks for. */
export const captchaTexts = [
  'captcha.label',
  'captcha.hint',
  'captcha.picture',
  'captcha.refresh',
  'captcha.failed',
] as const;

interface CaptchaFieldProps {
  captcha: CaptchaStore;
  text: (key: (typeof captchaTexts)[number]) => string;
  onType: (text: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Input for the characters of the picture beside it; a press on the picture or the button beside it gets another. */
export const CaptchaField = observer(function CaptchaField({ captcha, text, onType, error, ref }: CaptchaFieldProps) {
  return (
    <TextField
      ref={ref}
      name="captcha"
      purpose="captcha"
      label={text('captcha.label')}
      hint={<span aria-live="polite">{text(captcha.failed ? 'captcha.failed' : 'captcha.hint')}</span>}
      error={error}
      maxLength={12}
      value={captcha.text}
      onChange={(event) => onType(event.target.value)}
      end={
        <>
          <span css={pictureStyle}>
            {captcha.picture && (
              <img src={captcha.picture} alt={text('captcha.picture')} onClick={() => captcha.refresh()} />
            )}
            {!captcha.picture && (captcha.failed ? <Icon shape={warningIcon} /> : <Ring size="1.25rem" />)}
          </span>
          <IconButton label={text('captcha.refresh')} icon={refreshIcon} onClick={() => captcha.refresh()} />
        </>
      }
    />
  );
});

const pictureStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 7.5rem;
  block-size: 2.5rem;
  border-radius: var(--radius-small);
  overflow: hidden;
  background: #fff; /* the characters are drawn for paper, in every theme */
  color: #555;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    cursor: pointer;
  }
`;
