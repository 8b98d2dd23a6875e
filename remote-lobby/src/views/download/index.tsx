import { reactView } from '@atrium/contract/react';
import { DownloadSoon } from '../../features/download/download-soon';

export default reactView(DownloadSoon);
