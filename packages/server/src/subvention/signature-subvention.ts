import { sayProblem } from '@asso/contract/subvention/say-problem';
import { nameAide } from '@asso/domain/dossier/dossier.words';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import { clausesAttestation } from '@asso/domain/subvention/dossier-subvention.fields';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import {
  clausesSimplesSubvention,
  faitsSignes,
  partsSignees,
} from '@asso/domain/subvention/signature-subvention.rules';
import type { DossierToSign } from '../dossier/signature/a-signer-lu.ts';
import { listServiceNames, nommeRow } from '../dossier/tell-dossier.ts';
import type { Loaded } from './load-dossier.ts';

/** Gives what the signatory of a subvention dossier reads and certifies. */
export function aSignerSubvention(loaded: Loaded): Omit<DossierToSign, 'manques'> {
  const { row, complet, version, listes } = loaded;
  const nomme = nommeRow(row);
  const aide = [row.intitule?.trim() ? row.titre : nameAide(nomme) || row.titre, listServiceNames(row)].join(
    ', ',
  );
  return {
    complet,
    listes,
    say: (problem) => sayProblem(problem).message,
    parts: partsSignees(complet),
    faits: faitsSignes(complet, { aide, association: row.nom_association }),
    clauses: clausesSimplesSubvention,
    attestation: clausesAttestation,
    demande: `${formatEuros(sumEuros(complet.projets.map(({ corps }) => montantDemande(corps))))} demandés`,
    isExigee: version.contenu.signature_exigee === true,
    lieu: complet.tete.attestation?.lieu,
    date_fin: findSousDispositif(version.contenu, complet.sous_dispositif)?.date_fin ?? '',
    fuseau: version.contenu.fuseau,
    modifie: lastChange(loaded),
    suites: (recu, services) =>
      suitesSubvention({ recu, delaiJours: version.contenu.delai_habituel_jours, services }),
  };
}

/** Returns who changed the dossier last, and when: its head and its projects are saved separately. */
const lastChange = ({ row, projets }: Loaded): { par: string; le: Date } =>
  [
    { par: row.modifie_par, le: row.modifie_le },
    ...projets.map(({ modifie_par, modifie_le }) => ({ par: modifie_par, le: modifie_le })),
  ].reduce((last, one) => (one.le > last.le ? one : last));
