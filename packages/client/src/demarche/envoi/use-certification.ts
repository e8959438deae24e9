import { useState } from 'react';

export type Certification = {
  isCertified: boolean;
  /** The answers changed since the box was ticked, so it must be ticked again. */
  isWithdrawn: boolean;
  certify: (isCertified: boolean) => void;
};

/**
 * The box certifies what is read on this page now (`present`), for this sending only: an earlier certification does
 * not count.
 */
export function useCertification(present: string): Certification {
  const [certified, setCertified] = useState<string | null>(null);
  return {
    isCertified: certified === present,
    isWithdrawn: certified !== null && certified !== present,
    certify: (isCertified) => setCertified(isCertified ? present : null),
  };
}
