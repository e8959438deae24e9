// Requests of a SIRET number, for associations that have none: filled by the association, answered by the service in charge.
// Open first: `demarche-siret.ts`, this kind as `demarche` knows it; `domain/demande-siret/demande-siret.states.ts` are its states.
// `send-demande.ts` transmits; `attribuer-siret.ts` writes the number in the association's file, or says why it cannot be its own.
// `domain/demande-siret/eligibilite.rules.ts` says who needs one.
import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { FicheConnue } from '@asso/domain/association/manques.rules';
import { genreATenir } from '@asso/domain/association/numero-local.rules';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { sayDemandeSent } from '@asso/domain/demande-siret/demande-siret.words';
import { eligibiliteProblems } from '@asso/domain/demande-siret/eligibilite.rules';
import { listManquesSiret } from '@asso/domain/demande-siret/manques-siret.rules';
import { toNumeroActe } from '@asso/domain/identifiants/numero-etablissement';
import type { AssociationRow } from '../association/association.sql.ts';
import { demarchesOuvertes } from '../association/demarches.ts';
import { suitesOfDossiers } from '../association/suite-dossiers.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usagesOfDocuments } from '../document/document-usages.ts';
import type { Db } from '../platform/db/database.ts';
import { feature } from '../platform/feature.ts';
import { demandeSiretHandlers } from './demande-siret.handlers.ts';
import { findExistante } from './demande-siret.sql.ts';
import { canReadByDemande, demandeDocumentUsages } from './documents-des-demandes.sql.ts';
import { toAssociationWithoutSiret } from './load-demande.ts';
import { demandesSiretSuccession } from './succession.sql.ts';

export const demandeSiretFeature = feature({
  name: 'demande-siret',
  endpoints: { demandeSiret: demandeSiretEndpoints },
  forms: { demande_siret: demandeSiretFields },
  problems: [demandeSiretProblems],
  build: (platform) => {
    suitesOfDossiers.add('demande-siret', demandesSiretSuccession);
    ownersOfDocuments.addReader(canReadByDemande);
    usagesOfDocuments.add(demandeDocumentUsages);
    demarchesOuvertes.add(demarcheSiret);
    return { handlers: { demandeSiret: demandeSiretHandlers(platform) } };
  },
});

const commune = { echeance: null, domaine: null, type_agrement: null } as const;

/**
 * Offers to ask for a SIRET to the associations that may, and to give their own number to those that Sirene does not
 * cover; there is no deadline.
 */
async function demarcheSiret(
  db: Db,
  { row, connue }: { row: AssociationRow; connue: FicheConnue },
): Promise<DemarcheView[]> {
  const lien = `/associations/${row.id_rna ?? row.id_correspondance}/demande-siret`;
  const sans = toAssociationWithoutSiret(row);
  const genre = genreATenir(sans);
  if (genre && sans.id_siret_siege === null && sans.etat !== 'dissoute')
    return [
      {
        ...commune,
        id: 'numero-local',
        titre: toNumeroActe(genre),
        lien,
        faite: null,
        manques: [],
      },
    ];
  if (eligibiliteProblems(sans).length > 0) return [];
  const faite = await findExistante(db, row.id);
  return [
    {
      ...commune,
      id: 'demande-siret',
      titre: toNumeroActe(null),
      lien,
      faite: faite
        ? sayDemandeSent({
            numero: faite.id_fo_fonctionnel,
            etat: faite.code_etat,
            createur: faite.nom_createur,
          })
        : null,
      manques: listManquesSiret(connue),
    },
  ];
}
