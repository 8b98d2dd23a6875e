import type { Texts } from '../../merchants/merchant';

/** Combines the attribute and the subject in the word order of each language. */
export function composeName(attribute: Texts, subject: Texts): Texts {
  return {
    CN: attribute.CN + subject.CN,
    TW: attribute.TW + subject.TW,
    HK: attribute.HK + subject.HK,
    EN: `${attribute.EN} ${subject.EN}`,
    JA: attribute.JA + subject.JA,
    KO: `${attribute.KO} ${subject.KO}`,
    ID: `${subject.ID} ${attribute.ID}`,
    ES: `${subject.ES} ${attribute.ES}`,
    VI: `${subject.VI} ${attribute.VI}`,
    TA: `${attribute.TA} ${subject.TA}`,
    TH: subject.TH + attribute.TH,
  };
}
