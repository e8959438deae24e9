import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { clausesAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  clausesSimplesAgrement,
  faitsSignesAgrement,
  partsSigneesAgrement,
} from '@asso/domain/agrement/signature-agrement.rules';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import type { DossierToSign } from '../dossier/signature/a-signer-lu.ts';
import { listServiceNames } from '../dossier/tell-dossier.ts';
import type { LoadedAgrement } from './load-agrement.ts';

/** Gives what the signatory of an agrément dossier reads and certifies. */
export function aSignerAgrement({ row, complet, listes }: LoadedAgrement): Omit<DossierToSign, 'manques'> {
  const { date_fin, fuseau, delai_habituel_jours, signature_exigee } = complet.definition;
  return {
    complet,
    listes,
    say: (problem) => sayAgrementProblem(problem).message,
    parts: partsSigneesAgrement(complet),
    faits: faitsSignesAgrement(complet, {
      agrement: [row.titre, listServiceNames(row)].join(', '),
      association: row.nom_association,
    }),
    clauses: clausesSimplesAgrement,
    attestation: clausesAgrement,
    demande: 'demande d’agrément',
    isExigee: signature_exigee === true,
    lieu: complet.tete.attestation?.lieu,
    date_fin,
    fuseau,
    modifie: { par: row.modifie_par, le: row.modifie_le },
    suites: (recu) => suitesAgrement({ recu, delaiJours: delai_habituel_jours ?? null }),
  };
}
