import { useHost, useReadable, useText } from '@atrium/contract/react';
import { chevronDownIcon, deviceIcon, Icon } from '@atrium/ui';
import type { QrCode } from '@atrium/ui/qr-code';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { AppCodeFigure } from './app-code-figure';
import { appCodes } from './app-codes';

type QrCodeComponent = typeof QrCode;

/** Screens that a phone can scan. */
const wide = '(min-width: 900px)';

/** QR codes of the merchant's apps; open by default on a wide page. Renders nothing without codes. */
export function AppCodePanel() {
  const { settings, navigation, facts, telemetry } = useHost();
  useReadable(facts.revision);
  const text = useText();
  const codes = appCodes(settings.resources, location.origin);
  const [open, setOpen] = useState(
    () => navigation.placement === 'page' && (window.matchMedia?.(wide).matches ?? false),
  );
  const [Drawing, setDrawn] = useState<QrCodeComponent>();
  const draws = open && codes.some(({ shows }) => 'address' in shows);
  useEffect(() => {
    if (!draws) return;
    import('@atrium/ui/qr-code').then(
      (chunk) => setDrawn(() => chunk.QrCode),
      (error: unknown) => telemetry.error(error),
    );
  }, [draws, telemetry]);
  if (codes.length === 0) return null;
  return (
    <details css={style} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon shape={deviceIcon} />
        {text('appCode.title')}
        <Icon shape={chevronDownIcon} size="1.125rem" />
      </summary>
      <p>{text('appCode.scan')}</p>
      <div data-part="codes">
        {codes.map((code) => (
          <AppCodeFigure key={code.type} code={code} QrCode={Drawing} />
        ))}
      </div>
    </details>
  );
}

const style = css`
  border-block-start: 1px solid var(--color-border);
  font-size: var(--type-small);
  & > summary {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: center;
    min-block-size: 44px;
    padding-block-start: var(--space-2);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg:last-of-type {
    rotate: 180deg;
  }
  & > p {
    margin: 0;
    color: var(--color-muted);
    text-align: center;
  }
  & > [data-part='codes'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    justify-content: center;
    padding-block: var(--space-3) var(--space-1);
  }
`;
