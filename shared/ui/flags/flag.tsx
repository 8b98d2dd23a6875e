import { css } from '@emotion/react';
import { globeIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { flagDrawings } from './flag-drawings';
import { flagOf } from './language-flags';

/** The flag beside a language's name; decorative, because a flag does not identify a language. */
export function Flag({ language }: { language: string }) {
  const name = flagOf(language);
  const drawing = name in flagDrawings ? flagDrawings[name as keyof typeof flagDrawings] : undefined;
  if (!drawing) return <Icon shape={globeIcon} />;
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" css={style} data-flag={name}>
      {drawing.map(([color, path], index) => (
        <path key={index} d={path} fill={color} />
      ))}
    </svg>
  );
}

const style = css`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1rem;
  border-radius: 3px;
  box-shadow: 0 0 0 1px rgb(128 128 128 / 0.35);
`;
