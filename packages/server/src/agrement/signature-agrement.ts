import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { clausesAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  clausesSimplesAgrement,
  faitsSignesAgrement,
  partsSigneesAgrement,
} from '@asso/domain/agrement/signature-agrement.rules';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import { transmitDemarche } from '../demarche/open-and-move.ts';
import type { SignatureKind } from '../dossier/signature/signature-kind.ts';
import { servicesSaid } from '../dossier/tell-dossier.ts';
import type { Platform } from '../platform/platform.ts';
import { demarcheAgrement } from './demarche-agrement.ts';
import { loadAgrement } from './load-agrement.ts';

/** What the signatory of an agrément dossier reads, certifies and transmits. */
export const signatureAgrement = (platform: Platform): SignatureKind => ({
  read: async (db, row, now) => {
    const loaded = await loadAgrement(db, row, { now });
    const { complet, listes } = loaded;
    const { date_fin, fuseau, delai_habituel_jours } = complet.definition;
    return {
      complet,
      listes,
      manques: demarcheAgrement.blockers(loaded, now),
      say: (problem) => sayAgrementProblem(problem).message,
      parts: partsSigneesAgrement(complet),
      faits: faitsSignesAgrement(complet, {
        agrement: [row.titre, servicesSaid(row)].join(', '),
        association: row.nom_association,
      }),
      clauses: clausesSimplesAgrement,
      attestation: clausesAgrement,
      demande: 'demande d’agrément',
      isExigee: complet.definition.signature_exigee === true,
      lieu: complet.tete.attestation?.lieu,
      date_fin,
      fuseau,
      modifie: { par: row.modifie_par, le: row.modifie_le },
      suites: (recu) => suitesAgrement({ recu, delaiJours: delai_habituel_jours ?? null }),
    };
  },
  transmit: (trx, one, acte) => transmitDemarche({ platform, kind: demarcheAgrement }, trx, { ...acte, one }),
});
