export { CaptureSchema, pageHeader, workerCookie, type Capture, type CaptureRequest } from './capture';
export { cleanCapture } from './cleaning/clean-capture';
