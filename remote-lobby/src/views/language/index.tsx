import { reactView } from '@atrium/contract/react';
import { LanguageChoice } from '../../features/languages/language-choice';

export default reactView(LanguageChoice);
