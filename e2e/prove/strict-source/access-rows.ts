/** Groups of the requirements for access, accounts and the shared platform, as their ids begin in titles: `[LOG-04]`. */
const groups = [
  'BAL',
  'CAP',
  'CON',
  'CTY',
  'DLG',
  'ERR',
  'EVT',
  'LNG',
  'LOG',
  'MNT',
  'NET',
  'OUT',
  'PWD',
  'REG',
  'REQ',
  'ROL',
  'RTE',
  'SES',
  'SET',
  'SMS',
  'SOC',
  'TFA',
  'TRK',
];

/** Pattern of titles that name such a row. */
export const accessRows = `\\[(${groups.join('|')})-\\d+\\]`;
