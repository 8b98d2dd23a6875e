import type { Draw, DrawProof } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Icon, linkStyle, successIcon, warningIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { checkDraw, fetchProof, isCommittedLate, verdictOf, type AnnouncedIssue, type DrawCheck } from './check-draw';
import { DrawInputs } from './draw-inputs';

interface VerifyDrawProps {
  draw: Draw;
  /** What the page has seen of the issue before its draw. */
  announced: AnnouncedIssue | undefined;
}

interface Checked {
  proof: DrawProof | undefined;
  check: DrawCheck;
}

/** Shows all inputs of a draw, and says of each whether it was checked. */
export function VerifyDraw({ draw, announced }: VerifyDrawProps) {
  const host = useHost();
  const text = useText();
  const [checked, setChecked] = useState<Checked>();
  const verify = async () => {
    const proof = await fetchProof(host, draw);
    setChecked({ proof, check: await checkDraw(draw, { proof, announced }) });
  };
  return (
    <details
      css={style}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !checked) void verify().catch(() => undefined);
      }}
    >
      <summary css={linkStyle}>{text('verify.open')}</summary>
      <p role="status">{checked && <Verdict check={checked.check} />}</p>
      {checked && <Checks check={checked.check} />}
      <DrawInputs draw={draw} chain={checked?.proof?.beacon?.chain} />
      {isCommittedLate(draw) && <p>{text('verify.late')}</p>}
    </details>
  );
}

function Verdict({ check }: { check: DrawCheck }) {
  const text = useText();
  const verdict = verdictOf(check);
  return (
    <>
      {verdict !== 'partly' && <Icon shape={verdict === 'valid' ? successIcon : warningIcon} size="1.125rem" />}
      {text(`verify.${verdict}`)}
    </>
  );
}

const parts = ['numbers', 'seed', 'slips', 'beacon', 'announced'] as const;

function Checks({ check }: { check: DrawCheck }) {
  const text = useText();
  return (
    <ul>
      {parts.map((part) => {
        const outcome = check[part];
        return (
          outcome && (
            <li key={part}>
              {text(`verify.check.${part}`)}: <strong>{text(`verify.${outcome}`)}</strong>
            </li>
          )
        );
      })}
    </ul>
  );
}

const style = css`
  grid-column: 1 / -1;
  color: var(--color-muted);
  font-size: var(--type-small);
  & > summary {
    inline-size: fit-content;
    min-block-size: 1.75rem;
    cursor: pointer;
    @media (pointer: coarse) {
      min-block-size: 44px;
      line-height: 44px;
    }
  }
  & > ul {
    margin-block: var(--space-2);
    padding-inline-start: var(--space-4);
  }
  & strong {
    color: var(--color-text);
  }
  & > p[role='status'] {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-text);
    font-weight: 600;
  }
`;
