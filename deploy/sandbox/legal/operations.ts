import { legalTexts } from '@atrium/api';
import type { Backend } from '../backend';
import { textIn } from '../merchants/some-texts';
import { contentOperation, type Operation } from '../wire/operation';
import { listLegalPages } from './legal-store';

/** The stored legal pages of each merchant; one without a text is left out. */
export const legalOperations = (backend: Backend): Operation[] => [
  contentOperation(legalTexts, async ({ lang }, { merchant }) =>
    (await listLegalPages(backend, merchant.code))
      .map(({ page, contents, since }) => ({ page, content: textIn(contents, lang), since }))
      .filter(({ content }) => content.trim() !== ''),
  ),
];
