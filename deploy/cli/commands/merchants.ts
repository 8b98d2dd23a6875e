import { checkMerchant, codeFaults, compositionFaults } from '../../merchants';
import { compareData, type MerchantChange } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand, CliContext, CommandResult } from './cli-command';
import { changeMerchant, codeArgument } from './change-merchant';
import { comparisonText, historyText, lineText, statusText } from './merchant-text';
import { environmentOf, withEnvironment } from './name-environment';
import { readConfiguration } from './read-configuration';

const usage = `atrium merchants
atrium merchants show CODE
atrium merchants apply CODE FILE
atrium merchants history CODE
atrium merchants diff CODE [VERSION|FILE] [VERSION]
atrium merchants rollback CODE --to VERSION --reason TEXT`;

const actions: Record<string, (context: CliContext) => Promise<CommandResult>> = {
  list: async (context) => {
    const environment = await environmentOf(context);
    const all = await context.ask('merchants', { environment });
    const none = `There is no merchant in ${environment} yet. A server creates the first ones when it starts.`;
    return { text: all.length > 0 ? withEnvironment(environment, ...all.map(lineText)) : none, data: all };
  },

  show: async (context) => {
    const merchant = await context.ask('merchant', merchantQuery(context));
    return { text: withEnvironment(merchant.environment, statusText(merchant)), data: merchant };
  },

  apply: async (context) => {
    const configuration = await readConfiguration(
      thirdArgument(context, 'Name the file with the complete configuration.'),
    );
    return changeMerchant(context, { action: 'apply', configuration });
  },

  history: async (context) => {
    const events = await context.ask('merchant-history', { ...merchantQuery(context), limit: context.options.limit });
    return { text: withEnvironment(await environmentOf(context), historyText(events)), data: events };
  },

  diff: async (context) => {
    const [, code = '', from, to] = context.args;
    if (from !== undefined && !isVersion(from)) return diffWithFile(context, from);
    const versions = { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
    const comparison = await context.ask('compare-merchant', { ...merchantQuery(context), ...versions });
    const head = `${code} in ${await environmentOf(context)}, version ${comparison.from} → ${comparison.to}`;
    return { text: comparisonText(head, comparison.changes), data: comparison };
  },

  rollback: async (context) => {
    const { to } = context.options;
    if (to === undefined) throw new StartRefused(`Name the version to roll back to: --to 3.\n\n${usage}`);
    return changeMerchant(context, { action: 'rollback', to } satisfies MerchantChange);
  },
};

export const merchants: CliCommand = {
  parameters: ['[list|show|apply|history|diff|rollback]', '[CODE]', '[FILE|VERSION]', '[VERSION]'],
  about: 'print or change configurations of merchants; "diff CODE FILE" shows what "apply CODE FILE" would change',
  options: ['environment', 'to', 'reason', 'revision', 'limit'],
  run: async (context) => {
    const action = Object.hasOwn(actions, context.args[0] ?? 'list') && actions[context.args[0] ?? 'list'];
    if (!action) throw new StartRefused(usage);
    return action(context);
  },
};

async function diffWithFile(context: CliContext, file: string): Promise<CommandResult> {
  const { configuration, version, code, environment } = await context.ask('merchant', merchantQuery(context));
  const candidate = await readConfiguration(file);
  const changes = compareData(configuration, candidate);
  const checked = checkMerchant(candidate);
  const faults =
    'faults' in checked
      ? checked.faults
      : [...codeFaults(checked.merchant, code), ...compositionFaults(checked.merchant)];
  const text = comparisonText(`${code} in ${environment}, version ${version} → ${file}`, changes);
  const refusal = [
    `"atrium merchants apply ${code} ${file}" would be refused:`,
    ...faults.map((fault) => `  - ${fault}`),
  ];
  return {
    text: faults.length > 0 ? [text, ...refusal].join('\n') : text,
    data: { code, from: version, changes, faults },
    failed: faults.length > 0,
  };
}

function merchantQuery(context: CliContext) {
  return { code: codeArgument(context, 1, usage), environment: context.options.environment };
}

function thirdArgument({ args: [, , argument] }: CliContext, why: string): string {
  if (argument === undefined) throw new StartRefused(`${why}\n\n${usage}`);
  return argument;
}

function isVersion(text: string): boolean {
  return /^[1-9]\d*$/.test(text);
}
