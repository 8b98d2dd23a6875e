import type { PlaceParams } from '@atrium/contract';

/** The maintenance that opened the recommended games. Times are milliseconds since 1970. */
export interface Maintenance {
  message: string;
  from: number | undefined;
  until: number | undefined;
}

/** Reads the place's parameters; `undefined` where they name no maintenance. */
export function readMaintenance({ message = '', from, until }: PlaceParams): Maintenance | undefined {
  const maintenance = { message, from: moment(from), until: moment(until) };
  const isNamed = message !== '' || maintenance.from !== undefined || maintenance.until !== undefined;
  return isNamed ? maintenance : undefined;
}

/** A time that can be written as a date; parameters of a place are text. */
function moment(value: string | undefined): number | undefined {
  const time = new Date(Number(value || NaN)).getTime();
  return Number.isNaN(time) ? undefined : time;
}
