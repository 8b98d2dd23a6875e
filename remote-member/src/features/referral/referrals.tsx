import { referralClaim, referralInfo, toMoney, type Referral } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import {
  agentIcon,
  Button,
  DataTable,
  DataTableSkeleton,
  EmptyState,
  LoadableSection,
  LoadFailed,
  Money,
  ServerHtml,
  TextField,
  type DataColumn,
} from '@atrium/ui';
import { keptKeys } from '@atrium/ui/drafts';
import { QrCode } from '@atrium/ui/qr-code';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

type Referred = Referral['referred'][number] & { key: string };

/** The member's referral link and its QR code, who registered with it, and what they earned. */
export const Referrals = observer(function Referrals() {
  const host = useHost();
  const text = useText();
  const { language, settings, messages, account } = host;
  const [info] = useState(() => new Loadable<Referral>());
  const [keys] = useState(() => keptKeys(host, 'referral'));
  const [claiming, setClaiming] = useState(false);
  useEffect(() => {
    void info.load(() => host.api.call(referralInfo, {}, { signal: host.signal }));
  }, [info, host]);

  const claim = async () => {
    setClaiming(true);
    try {
      await keys.run('claim', (idempotencyKey) => host.api.call(referralClaim, {}, { idempotencyKey }));
      messages.toast({ kind: 'success', text: text('referral.paid') });
      void account.refresh('balance');
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      setClaiming(false);
      await info.refresh();
    }
  };
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => messages.toast({ kind: 'success', text: text('referral.copied') }),
      () => messages.toast({ kind: 'warning', text: text('referral.copyFailed') }),
    );
  return (
    <LoadableSection
      state={info.state}
      value={info.value}
      failure={<LoadFailed title={text('referral.failed')} text={text} onRetry={() => void info.again()} of={info} />}
      loading={<DataTableSkeleton label={text('referral.loading')} />}
    >
      {({ code, currency = settings.currency.code, earned, ready, conditions, referred }) => {
        const address = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
        const money = (amount: string) => language.money(toMoney(amount, currency));
        const columns: DataColumn<Referred>[] = [
          { id: 'account', title: text('referral.member'), cell: (one) => one.account || '—' },
          {
            id: 'time',
            title: text('referral.since'),
            cell: ({ time }) =>
              time !== undefined && <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>,
          },
          {
            id: 'state',
            title: text('referral.state'),
            cell: (one) => text(one.active ? 'referral.active' : 'referral.new'),
          },
          {
            id: 'earned',
            title: text('referral.earned'),
            figure: true,
            cell: (one) => one.earned !== undefined && <Money text={money(one.earned)} />,
          },
        ];
        const canClaim = ready !== undefined && toMoney(ready, currency).minor > 0;
        return (
          <div css={style}>
            {code !== '' && (
              <div css={linkStyle}>
                <QrCode text={address} label={text('referral.qr')} />
                <div>
                  <TextField label={text('referral.link')} name="referral-link" readOnly value={address} />
                  <Button variant="secondary" onClick={() => void copy(address)}>
                    {text('referral.copy')}
                  </Button>
                </div>
              </div>
            )}
            {conditions !== '' && (
              <ServerHtml html={conditions} sanitize={host.sanitize} failure={text('rewards.conditionsFailed')} />
            )}
            <dl>
              {earned !== undefined && (
                <div>
                  <dt>{text('referral.earnedInAll')}</dt>
                  <dd>{money(earned)}</dd>
                </div>
              )}
              {ready !== undefined && (
                <div>
                  <dt>{text('referral.ready')}</dt>
                  <dd>{money(ready)}</dd>
                </div>
              )}
            </dl>
            {canClaim && (
              <Button loading={claiming} onClick={() => void claim()}>
                {text('rewards.claim')}
              </Button>
            )}
            {referred.length === 0 ? (
              <EmptyState icon={agentIcon} title={text('referral.empty')}>
                {code !== '' && text('referral.empty.hint')}
              </EmptyState>
            ) : (
              <DataTable
                caption={text('page.referral')}
                columns={columns}
                rows={referred.map((one, index) => ({ ...one, key: `${index} ${one.account}` }))}
                keyOf={({ key }) => key}
                narrow={narrow}
              />
            )}
          </div>
        );
      }}
    </LoadableSection>
  );
});

const narrow = {
  below: 'centre (max-width: 34rem)',
  form: { areas: "'account earned' auto 'time state' auto / minmax(0, 1fr) auto" },
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & > button {
    justify-self: start;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-6);
  }
  & dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & dd {
    font: 700 var(--type-large) / 1.3 var(--font-number);
    font-variant-numeric: tabular-nums;
  }
`;

const linkStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: start;
  & > svg {
    flex: 0 0 10rem;
    margin-inline: 0;
  }
  & > div {
    display: grid;
    flex: 1 1 16rem;
    gap: var(--space-3);
    justify-items: start;
    max-inline-size: 32rem;
  }
  & > div > :first-of-type {
    inline-size: 100%;
  }
`;
