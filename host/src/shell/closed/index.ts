export { ClosedPage } from './closed-page';
