import { reactView } from '@atrium/contract/react';
import { AppDownloads } from '../../features/download/app-downloads';

export default reactView(AppDownloads);
