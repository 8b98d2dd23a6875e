import { systemTemplates, TemplateSchema, type Template } from '@atrium/api';
import type { Api } from '@atrium/contract';
import * as v from 'valibot';
import type { SessionKeys } from '../../storage/session-keys';

export interface TemplateSources {
  api: Pick<Api, 'call'>;
  keys: Pick<SessionKeys, 'get' | 'set'>;
}

/** The merchant's template: the one stored for this session, else requested once and stored. */
export async function loadTemplate({ api, keys }: TemplateSources): Promise<Template> {
  const stored = v.safeParse(TemplateSchema, keys.get('templates'));
  if (stored.success) return stored.output;
  const template = await api.call(systemTemplates, {});
  keys.set('templates', template);
  return template;
}
