import { useHost, useReadable, useText } from '@atrium/contract/react';
import { PictureOfCode } from '@atrium/ui/picture-of-code';
import { buttonStyle, Card } from '@atrium/ui';
import { css } from '@emotion/react';
import { appLinks, type AppLink } from './app-links';
import { hasIos17Hint } from './has-ios17-hint';
import { IosGuide } from './ios-guide';

/** QR codes of the merchant's apps and of its mobile site, and how to install on iOS. */
export function AppDownloads() {
  const { settings, facts } = useHost();
  useReadable(facts.revision);
  const text = useText();
  const links = appLinks(settings.resources, location.origin);
  const hasIos = links.some(({ type }) => type === 'IOS');
  return (
    <section css={style}>
      <h1>{text('download.title')}</h1>
      <p>{text('download.lead')}</p>
      <ul>
        {links.map((link) => (
          <li key={link.type}>
            <AppCard link={link} />
          </li>
        ))}
      </ul>
      {hasIos && <IosGuide />}
    </section>
  );
}

function AppCard({ link: { type, system, address, picture } }: { link: AppLink }) {
  const text = useText();
  const name = system ?? text('download.site');
  const label = text('download.code', { system: name });
  return (
    <Card>
      <figure css={figureStyle}>
        <PictureOfCode picture={picture} address={address} label={label} />
        <figcaption>{name}</figcaption>
        <a href={address} css={buttonStyle({ variant: 'secondary', size: 'small' })}>
          {text('download.open')}
        </a>
        {type === 'IOS' && hasIos17Hint(navigator.userAgent) && <p>{text('ios17_download_tips')}</p>}
      </figure>
    </Card>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 60rem;
  margin-inline: auto;
  padding-block: var(--space-6);
  & > p {
    color: var(--color-muted);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const figureStyle = css`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  margin: 0;
  text-align: center;
  & > img {
    inline-size: min(100%, 14rem);
    aspect-ratio: 1;
    border-radius: var(--radius-small);
    object-fit: contain;
    background: #fff; /* cameras expect dark on light, in every theme */
  }
  & > figcaption {
    font-weight: 600;
  }
  & > p {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
