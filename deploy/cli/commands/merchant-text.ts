import type { DataChange, MerchantEvent, MerchantLine, MerchantStatus } from '../../registry';

export function lineText({ code, name, version, siteCodes, languages, remotes }: MerchantLine): string {
  const head = `${code.padEnd(12)}version ${String(version).padEnd(5)}${name.padEnd(16)}${languages.join(' ')}`;
  return `${head}\n${' '.repeat(12)}at ${siteCodes.join(', ')}; remotes ${remotes.join(', ')}`;
}

export function statusText(merchant: MerchantStatus): string {
  const { switches, offered, changed } = merchant;
  return [
    lineText(merchant),
    `  on    ${switchNames(switches, true)}`,
    `  off   ${switchNames(switches, false)}`,
    `  not enabled: ${
      offered
        .filter(({ enabled }) => !enabled)
        .map(({ remote }) => remote)
        .join(', ') || 'no remote'
    }`,
    `  ${changed.action} by ${changed.actor} at ${time(changed.at)}${because(changed.reason)}`,
    '  --json prints the whole configuration',
  ].join('\n');
}

export function historyText(events: MerchantEvent[]): string {
  return events
    .map(({ at, version, action, detail, actor, reason }) => {
      const what = `${action}${detail ? ` ${detailText(detail)}` : ''}`;
      return `${time(at)}  version ${version}  ${what}  by ${actor}${because(reason)}`;
    })
    .join('\n');
}

export function comparisonText(head: string, changes: DataChange[]): string {
  const lines = changes.map(({ at, before, after }) => `  ${at}  ${value(before, 'new')} → ${value(after, 'removed')}`);
  return [head, ...(lines.length > 0 ? lines : ['  No differences.'])].join('\n');
}

function detailText(detail: NonNullable<MerchantEvent['detail']>): string {
  if ('switch' in detail) return `${detail.switch} ${detail.on ? 'on' : 'off'}`;
  if ('remote' in detail) return `${detail.remote} ${detail.enabled ? 'enabled' : 'disabled'}`;
  return `to version ${detail.to}`;
}

function switchNames(switches: MerchantStatus['switches'], state: boolean): string {
  return (
    switches
      .filter(({ on }) => on === state)
      .map(({ name }) => name)
      .join(' ') || 'none'
  );
}

function value(data: unknown, absent: string): string {
  return data === undefined ? absent : JSON.stringify(data);
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`;
}

/** A time arrives as text over HTTP. */
function time(at: Date | string): string {
  return new Date(at).toISOString();
}
