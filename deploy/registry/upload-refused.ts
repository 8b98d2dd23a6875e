import { RegistryError } from './registry-error';

/** Makes the error of a request body that is refused before it is read, or while it is read. */
export function uploadRefused(status: 400 | 408 | 411 | 413 | 503, sentence: string): RegistryError {
  return new RegistryError('UploadRefused', status, sentence);
}
