import { useText } from '@atrium/contract/react';
import { Icon, IconButton, Ring, TextField, refreshIcon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import type { CaptchaStore } from './captcha-store';

interface CaptchaFieldProps {
  captcha: CaptchaStore;
  onType: (text: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Input for the characters of the picture beside it. */
export const CaptchaField = observer(function CaptchaField({ captcha, onType, error, ref }: CaptchaFieldProps) {
  const text = useText();
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
            {captcha.picture && <img src={captcha.picture} alt={text('captcha.picture')} />}
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
  }
`;
