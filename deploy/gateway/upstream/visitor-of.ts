import type { FastifyRequest } from 'fastify';
import type { Visitor } from './start-answers';

/** The visitor of a page, as calls to the merchant's back end describe them. */
export function visitorOf({ ip, hostname, host, protocol }: FastifyRequest, language: string): Visitor {
  return { address: ip, host: hostname, authority: host, scheme: protocol, language };
}
