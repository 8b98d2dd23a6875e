import { systemDomainRoute, systemSettings, systemTemplates, systemWhitelabel, type SettingsAnswer } from '@atrium/api';
import type { StartAnswers } from '@atrium/contract';
import { settingsAnswer, type Merchant } from '../../merchants';
import { withValues } from './with-values';

/** The settings as a page carries them. */
export interface PageSettings {
  /** Answers of other calls that the settings answer contains; used where those calls have none. */
  contained: StartAnswers;
  /** The settings answer itself. */
  own: StartAnswers;
}

/**
 * The settings answer that a page carries: complete, as merged. The registration rules are those of the answer where it
 * has any, because a configuration has fewer kinds of fields.
 */
export function pageSettings(merged: Merchant, settings: SettingsAnswer): PageSettings {
  const { register, domainRoute, templates, whitelabel } = settings;
  const configured = settingsAnswer(merged);
  const { fields = [], ...rest } = register ?? {};
  return {
    contained: withValues({
      [systemDomainRoute.id]: domainRoute,
      [systemTemplates.id]: templates,
      [systemWhitelabel.id]: whitelabel,
    }),
    own: {
      [systemSettings.id]: {
        ...configured,
        register: { ...configured.register, ...withValues(rest), ...(fields.length > 0 && { fields }) },
      },
    },
  };
}
