import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { formatEuros, formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { clausesAttestation } from '@asso/domain/subvention/dossier-subvention.fields';
import type { RecepisseDessine } from '../../dossier/transmission/recepisse.pdf.ts';
import type { RecepisseEnvoi } from '../../dossier/transmission/recepisse.ts';

type Envoye = Pick<RecepisseEnvoi, 'at' | 'par' | 'preuve' | 'isNonSigne' | 'contacts'> & {
  delaiJours: number;
};

/** Gives the content of the receipt of a request for money. */
export function recepisseSubvention(
  view: DossierSubventionView,
  { at, contacts, delaiJours, ...sent }: Envoye,
): RecepisseDessine {
  const { description, demandeur, tete } = view;
  const { titre, lib_sous_type_dispositif: type, projet } = description;
  return {
    id_fo: view.id_fo,
    association: demandeur.nom,
    demande: [
      { label: 'Demande', value: nomDossier({ titre, type, projet }) },
      { label: 'Association', value: demandeur.nom },
      {
        label: labelSiret('SIRET de l’établissement', demandeur.id_siret),
        value: formatSiret(demandeur.id_siret),
      },
      { label: 'Montant demandé', value: formatEuros(view.montant_demande) },
    ],
    envoi: { ...sent, le: at },
    contacts,
    lieu: tete.attestation?.lieu,
    clauses: clausesAttestation,
    suites: suitesSubvention({ recu: at, delaiJours, services: contacts.length }),
  };
}
