import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { formatEuros, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { clausesAttestation } from '@asso/domain/subvention/dossier-subvention.fields';
import type { RecepisseDessine } from '../../dossier/transmission/recepisse.pdf.ts';
import type { Recepisse } from '../../dossier/transmission/recepisse.ts';

/** Gives the content of the receipt of a request for money. */
export function recepisseSubvention(view: DossierSubventionView, recepisse: Recepisse): RecepisseDessine {
  const { description, demandeur, tete, choix } = view;
  const { titre, lib_sous_type_dispositif: type, projet } = description;
  const transmis = new Date(recepisse.transmis_le);
  return {
    id_fo: view.id_fo,
    association: demandeur.nom,
    demande: [
      { label: 'Demande', value: nomDossier({ titre, type, projet }) },
      { label: 'Association', value: demandeur.nom },
      { label: 'SIRET de l’établissement', value: formatSiret(demandeur.id_siret) },
      { label: 'Montant demandé', value: formatEuros(view.montant_demande) },
    ],
    transmis,
    par: recepisse.transmis_par,
    contacts: recepisse.contacts,
    signataire: choix.representants.find(({ id }) => id === tete.demandeur?.id_signataire)?.nom,
    lieu: tete.attestation?.lieu,
    clauses: clausesAttestation,
    suites: suitesSubvention({ recu: transmis, delaiJours: recepisse.delai_habituel_jours }),
  };
}
