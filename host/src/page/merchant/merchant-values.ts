import { systemWhitelabel } from '@atrium/api';
import { loadTemplate, type TemplateSources } from './load-template';

/**
 * Values of a merchant besides its settings, by name: those of its white label, and `templateId`, `switch_register` and
 * `prize_mode` of its template as the back end writes them. Values that cannot be loaded are left out.
 */
export async function merchantValues(sources: TemplateSources): Promise<Record<string, unknown>> {
  const [whitelabel, template] = await Promise.all([
    sources.api.call(systemWhitelabel, {}).catch(() => ({})),
    loadTemplate(sources).catch(() => undefined),
  ]);
  return { ...whitelabel, ...template?.parameters, ...(template?.templateId && { templateId: template.templateId }) };
}
