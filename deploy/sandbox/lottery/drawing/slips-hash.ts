import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../engine';
import type { SlipRequest } from '../betting/contract';

/** An issue by game and place. */
export interface IssueName {
  game: string;
  issue: number;
}

/** An accepted slip in the published list of its issue: number, stake in minor units and hash of what was bet. */
export interface HashedSlip {
  number: string;
  stake: number;
  request: SlipRequest;
}

/** The published line of a slip: the list has no more of a player than the number of the slip. */
export function lineOf({ number, stake, request }: HashedSlip): string {
  return `${number} ${stake} ${sha256(JSON.stringify(request))}`;
}

/** SHA-256 of the lines in the order of their numbers, one below the other. */
export function slipsHashOf(lines: string[]): string {
  return sha256([...lines].sort().join('\n'));
}

/** The lines of the accepted slips of issues, by `game issue`. */
export async function linesOfIssues(queries: Queries, issues: IssueName[]): Promise<Map<string, string[]>> {
  const { rows } = await queries.execute<{
    game: string;
    issue: string;
    number: string;
    stake: string;
    request: SlipRequest;
  }>(
    sql`select bet.game, bet.issue, slip.number, bet.stake, slip.request
      from jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) as named(game text, issue bigint)
        join vendors.lottery_bets bet on bet.game = named.game and bet.issue = named.issue
        join vendors.lottery_slips slip on slip.id = bet.slip`,
  );
  const lines = new Map<string, string[]>();
  for (const { game, issue, number, stake, request } of rows) {
    const name = `${game} ${issue}`;
    lines.set(name, [...(lines.get(name) ?? []), lineOf({ number, stake: Number(stake), request })]);
  }
  return lines;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
