import type { CheckContext } from '../check-context';
import { checkKeptAnswers } from './kept-answers';
import { checkLists } from './lists';
import { checkOwners } from './owners';
import { checkPace } from './pace';
import { checkPayments } from './pay';
import { checkSigningIn } from './sign-in';
import { checkSigningOut } from './sign-out';
import { checkTeam, checkUpline } from './team';

/** Promises that take more than one request, in their order. */
export const scenarios: readonly ((checking: CheckContext) => Promise<void>)[] = [
  checkPayments,
  checkTeam,
  checkUpline,
  checkLists,
  checkOwners,
  checkPace,
  checkKeptAnswers,
  checkSigningIn,
  checkSigningOut,
];
