/** What a person holds by contract, by the back end's names, as the host's account picture has them. */
export type ContractFlags = Record<string, boolean>;

export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

/** Names of the info flags; a later one counts where the earlier ones are not given at all. */
const flagsOf: Record<ContractKind, readonly string[]> = {
  dividend: ['dividendinfo', 'dailysalinfo'],
  daily: ['dailysalinfo'],
  hourly: ['hoursalinfo'],
  realtime: ['realtimesalinfo'],
};

/** Whether a contract of this kind is held. */
export function holdsContract(kind: ContractKind, flags: ContractFlags): boolean {
  const decisive = flagsOf[kind].find((name) => name in flags);
  return decisive !== undefined && flags[decisive] === true;
}
