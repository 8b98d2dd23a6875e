export { CaptureSchema, pageHeader, workerCookie, type Capture, type CaptureRequest } from './capture';
export { CaptureRefused, cleanCapture } from './cleaning/clean-capture';
