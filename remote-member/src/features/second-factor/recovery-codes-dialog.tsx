import { useHost, useText } from '@atrium/contract/react';
import { Button, buttonStyle, Dialog } from '@atrium/ui';
import { css } from '@emotion/react';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes, once, with a download. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  const { settings } = useHost();
  const text = useText();
  const { name, code } = settings.merchant;
  const content = `${text('factors.codes.of', { merchant: name })}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title={text('factors.codes.title')}
      size="small"
      footer={
        <>
          <a
            css={buttonStyle({ variant: 'secondary' })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
            download={`${code}-recovery-codes.txt`}
          >
            {text('factors.codes.download')}
          </a>
          <Button onClick={onDone}>{text('factors.codes.done')}</Button>
        </>
      }
    >
      <p>{text('factors.codes.about')}</p>
      <ul css={style}>
        {codes.map((recovery) => (
          <li key={recovery}>
            <code>{recovery}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-2);
  margin-block: var(--space-4) 0;
  border-radius: var(--radius-card);
  background: var(--color-raised);
  list-style: none;
  text-align: center;
  /* global styles remove list padding */
  && {
    padding: var(--space-4);
  }
  & code {
    font-size: 1.05em;
  }
`;
