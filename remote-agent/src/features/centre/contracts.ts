/** Contract flags by the back end's names, from the host's account data. */
export type ContractFlags = Record<string, boolean>;

export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

/** Flag names; the first one present decides. */
const flagsOf: Record<ContractKind, readonly string[]> = {
  dividend: ['dividendinfo', 'dailysalinfo'],
  daily: ['dailysalinfo'],
  hourly: ['hoursalinfo'],
  realtime: ['realtimesalinfo'],
};

/** Whether the agent has a contract of this kind. */
export function holdsContract(kind: ContractKind, flags: ContractFlags): boolean {
  const decisive = flagsOf[kind].find((name) => name in flags);
  return decisive !== undefined && flags[decisive] === true;
}
