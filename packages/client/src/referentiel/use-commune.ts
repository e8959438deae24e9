import { isBlank } from '@asso/domain/kernel/asks';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/page/announcer.ts';
import { communeNamed, partsOfCommune } from './communes-proposees.ts';
import type { AdresseEdition } from './use-adresse.ts';
import { useCommunes } from './use-geo.ts';

/**
 * It reads the communes of the postcode, and writes the code of the only one, or of the one already named. Null
 * means unknown.
 */
export function useCommuneOfPostcode({ adresse, write }: AdresseEdition): readonly Lieu[] | null {
  const codePostal = adresse.cp?.trim() ?? '';
  const communes = useCommunes(codePostal);
  // An address that already has a commune stays unchanged until its postcode changes: the server finds a missing code
  // when it saves.
  const settled = useRef(isBlank(adresse.commune) ? '' : codePostal);
  // A commune that the list gave is replaced when the postcode changes; a commune that was typed is not.
  const given = useRef<string | null>(null);
  const latest = useRef({ adresse, write });
  useEffect(() => {
    latest.current = { adresse, write };
    if (!isBlank(adresse.code_insee)) given.current = adresse.commune ?? null;
  });
  useEffect(() => {
    if (!communes || codePostal === settled.current) return;
    settled.current = codePostal;
    const { adresse: present, write: writeNow } = latest.current;
    const isFree = isBlank(present.commune) || present.commune === given.current;
    const only = isFree && communes.length === 1 ? communes[0] : undefined;
    const lieu = communeNamed(communes, present.commune ?? '') ?? only;
    if (!lieu) return;
    writeNow(partsOfCommune(lieu, present));
    announce(`Commune : ${lieu.city}.`);
  }, [codePostal, communes]);
  return communes;
}
