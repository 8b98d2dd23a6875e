import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { feedbackLength } from '../figures';
import { AnythingSchema } from '../nothing';
import { countCharacters, isLegible } from './characters';

/** Question types by their message key, in the order of the form; 5 is unused. Section 5 of the second source text. */
export const questionTypes = {
  deposit_issues: 1,
  withdraw_issues: 2,
  game_issues: 3,
  service_issues: 4,
  apply_issues: 6,
  other_issues: 0,
} as const;

export type QuestionKey = keyof typeof questionTypes;

export const feedbackSend = endpoint({
  id: 'feedback.send',
  about:
    'Sends a question or a complaint to the merchant, as multipart form data. Customers may add one picture: JPEG or PNG, at most 5 242 880 bytes. The captcha is the one of `GET /wps/captcha`, and is used up by every attempt.',
  method: 'PUT',
  path: '/wps/feedback',
  encoding: 'multipart',
  request: v.object({
    /** The account of a customer; of a visitor a name, or empty. */
    sender: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    /** Without spaces around it. Characters as a person counts them. */
    content: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => isFeedbackLength(text), 'not of the allowed length'),
      v.check(isLegible, 'nothing that can be seen'),
    ),
    type: v.picklist(Object.values(questionTypes)),
    captcha: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(12)),
    file: v.optional(v.blob()),
  }),
  answer: AnythingSchema,
  example: {
    request: { sender: 'mei88', content: 'My deposit of this morning is missing.', type: 1, captcha: 'K7QP' },
    answer: null,
  },
});

/** Whether a trimmed description has an allowed length. */
export function isFeedbackLength(text: string): boolean {
  const count = countCharacters(text);
  return count >= feedbackLength.min && count <= feedbackLength.max;
}
