import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isBlank } from '@asso/domain/kernel/asks';
import { useEffect, useRef } from 'react';
import type { Edition } from './edition.ts';

const samePerson = ['id_signataire', 'id_responsable'] as const;

/** What the profile leaves no doubt about is proposed, and said; it is changed like any other answer. */
export function useDemandeur({ dossier, tete }: Edition) {
  const demandeur = tete.value.demandeur ?? {};
  const isUntouched = useRef(
    isBlank(demandeur.id_representant_legal) && isBlank(demandeur.id_signataire) && isBlank(demandeur.id_rib),
  );
  const representant = demandeur.id_representant_legal;
  const { set } = tete;
  const chooseRepresentant = (id: unknown) => {
    set('demandeur.id_representant_legal', id);
    for (const name of samePerson) {
      if (isBlank(demandeur[name])) set(`demandeur.${name}`, id);
    }
  };
  const canWrite = dossier.rights.edit === true;
  const propose = useRef(() => {
    if (!isUntouched.current || !canWrite) return;
    isUntouched.current = false;
    const { rib, personne } = seulsChoix(dossier);
    if (personne) chooseRepresentant(personne);
    if (rib) set('demandeur.id_rib', rib);
  });
  useEffect(() => propose.current(), []);
  const isSame = (id: unknown) => !isBlank(id) && id === representant;
  return {
    onChange: (path: string, to: unknown) =>
      path === 'demandeur.id_representant_legal' ? chooseRepresentant(to) : set(path, to),
    notes: Object.fromEntries(
      samePerson
        .filter((name) => isSame(demandeur[name]))
        .map((name) => [`demandeur.${name}`, 'La même personne que le représentant légal.']),
    ),
    hasPouvoir:
      !isBlank(representant) && !isBlank(demandeur.id_signataire) && !isSame(demandeur.id_signataire),
  };
}

/** The only complete person, the only account. */
function seulsChoix({ choix }: DossierSubventionView) {
  const complets = choix.representants.filter(({ isComplet }) => isComplet);
  return {
    personne: complets.length === 1 ? complets[0]?.id : undefined,
    rib: choix.ribs.length === 1 ? choix.ribs[0]?.id : undefined,
  };
}
