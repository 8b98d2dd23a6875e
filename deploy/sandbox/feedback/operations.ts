import { feedbackSend } from '@atrium/api';
import { feedbackPictures } from '@atrium/api/figures';
import type { Backend } from '../backend';
import { uploadOperation, type Operation } from '../wire/operation';
import { admitFeedback, sendFeedback } from './send-feedback';

export const feedbackOperations = (backend: Backend): Operation[] => [
  uploadOperation(
    feedbackSend,
    { files: feedbackPictures, admit: (call) => admitFeedback(backend, call) },
    (request, call) => sendFeedback(backend, call, request),
  ),
];
