import { useState } from 'react';

export type Certification = {
  isCertified: boolean;
  /** Something changed since the box was ticked: it is to be ticked again. */
  isWithdrawn: boolean;
  certify: (isCertified: boolean) => void;
};

/** Ticked on this page, for this sending, of what is read on it (`present`): what was certified another day does not count. */
export function useCertification(present: string): Certification {
  const [certified, setCertified] = useState<string | null>(null);
  return {
    isCertified: certified === present,
    isWithdrawn: certified !== null && certified !== present,
    certify: (isCertified) => setCertified(isCertified ? present : null),
  };
}
