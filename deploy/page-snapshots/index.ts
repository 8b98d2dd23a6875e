export { CaptureSchema, pageHeader, workerCookie, type Capture, type CaptureRequest } from './capture';
export { CaptureRefused, cleanCapture, type PageContent } from './cleaning/clean-capture';
