import { isBlank } from '@asso/domain/kernel/asks';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/announcer.ts';
import { communeNamed, partsOfCommune } from './communes-proposees.ts';
import type { AdresseEdition } from './use-adresse.ts';
import { useCommunes } from './use-geo.ts';

/** The communes of the postcode; the only one, or the one already named, is written with its code. Null: not known. */
export function useCommuneOfPostcode({ adresse, write }: AdresseEdition): readonly Lieu[] | null {
  const codePostal = adresse.cp?.trim() ?? '';
  const communes = useCommunes(codePostal);
  // An address that has its commune is left as it is until its postcode changes: a save finds the code it misses.
  const settled = useRef(isBlank(adresse.commune) ? '' : codePostal);
  // A town that the list gave gives way to that of the next postcode; one that was typed does not.
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
