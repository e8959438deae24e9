import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Choice } from '@asso/domain/kernel/fields';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/page/announcer.ts';
import { type DemandeurChoix, listDossierOptions } from './options-dossier.ts';

const samePerson = ['id_signataire', 'id_responsable'] as const;

type Demandeur = Partial<Record<'id_representant_legal' | (typeof samePerson)[number], string | null>>;
type Demande = {
  dossier: DemandeurChoix & Pick<DossierHead, 'rights'>;
  tete: { value: { demandeur?: Demandeur | null }; set: (path: string, to: unknown) => void };
};

/** Chooses at once the only possible person or RIB; the choice can be changed like any other answer. */
export function useDemandeur({ dossier, tete }: Demande) {
  const demandeur = tete.value.demandeur ?? {};
  const representant = demandeur.id_representant_legal;
  const { set } = tete;
  const chooseRepresentant = (id: unknown) => {
    set('demandeur.id_representant_legal', id);
    const same = samePerson.filter((name) => isBlank(demandeur[name]));
    for (const name of same) set(`demandeur.${name}`, id);
    if (same.length > 0) announce('La même personne est choisie plus bas, là où rien ne l’était encore.');
  };
  const canWrite = dossier.rights.edit === true;
  const propose = useRef(() => {
    if (!canWrite) return;
    const { representant: one, personne, rib } = seulsChoix(dossier);
    // Somebody who is alone in the file and may not represent the association is not proposed to sign for it.
    const proposed = {
      id_representant_legal: one,
      id_signataire: personne !== undefined && personne === one ? personne : undefined,
      id_responsable: personne,
      id_rib: rib,
    };
    for (const [name, id] of Object.entries(proposed)) {
      if (id && isBlank(readAt(demandeur, name))) set(`demandeur.${name}`, id);
    }
  });
  useEffect(() => propose.current(), []);
  const seule = dossier.choix.representants.length === 1;
  const isSame = (id: unknown) => !isBlank(id) && id === representant;
  return {
    onChange: (path: string, to: unknown) =>
      path === 'demandeur.id_representant_legal' ? chooseRepresentant(to) : set(path, to),
    notes: Object.fromEntries(
      samePerson
        .filter((name) => isSame(demandeur[name]))
        .map((name) => [`demandeur.${name}`, seule && name === 'id_signataire' ? seuleSaid : commeLui]),
    ),
    hasPouvoir:
      !isBlank(representant) && !isBlank(demandeur.id_signataire) && !isSame(demandeur.id_signataire),
  };
}

const commeLui = 'Comme le représentant légal.';
const seuleSaid =
  'La seule personne de la fiche est choisie d’avance. Ce n’est pas elle qui signe ? Ajoutez une autre personne.';

/** Returns the fields with a single possible choice. */
function seulsChoix(dossier: Demande['dossier']) {
  const options = listDossierOptions(dossier);
  const only = (choices: readonly Choice[]) => {
    const [one, ...others] = choices.filter(({ closed }) => closed === undefined);
    return others.length === 0 ? one?.value : undefined;
  };
  return {
    representant: only(options['demandeur.id_representant_legal']),
    personne: only(options.representant),
    rib: only(options.rib),
  };
}
