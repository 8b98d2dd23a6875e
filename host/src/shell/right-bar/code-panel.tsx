import { isCodePicture } from '@atrium/api';
import { externalIcon, Icon, quietLinkStyle } from '@atrium/ui';
import { PictureOfCode } from '@atrium/ui/picture-of-code';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DrawnCode } from '../../navigation/nav-items/drawn-nav-item';
import { useText } from '../portal';

/** A QR code of the merchant: its ready-made picture, or drawn from its address; and the address as a link. */
export const CodePanel = observer(function CodePanel({ code, title }: { code: DrawnCode; title: string }) {
  const text = useText();
  const { source, href } = code;
  const picture = isCodePicture(source) ? source : undefined;
  const address = picture === undefined ? source : href;
  return (
    <div css={style}>
      <div data-part="code">
        <PictureOfCode picture={picture} address={wholeAddress(address)} label={text('shell.codeOf', { title })} />
      </div>
      <p>{text('shell.scanCode')}</p>
      {href && (
        <a href={href} target="_blank" rel="noreferrer" css={quietLinkStyle}>
          {text('shell.openContact', { title })}
          <Icon shape={externalIcon} size="1rem" />
        </a>
      )}
    </div>
  );
});

/** With the origin of this page where a resource names a path; undefined for a text that is no address. */
function wholeAddress(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address, location.origin)
    ? new URL(address, location.origin).href
    : undefined;
}

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  font-size: var(--type-small);
  text-align: center;
  & > [data-part='code'] {
    inline-size: 10rem;
    block-size: 10rem;
    border-radius: var(--radius-small);
    overflow: hidden;
    background: #fff; /* cameras expect dark on light, in every theme */
    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
  }
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
