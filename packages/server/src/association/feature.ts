// Associations: their one administrative file, their people, their papers, and what registers say of them.
// Open first: `association-access.ts` (who may act for one), `fiche/save-rubrique.ts` (a part of the file), `collection/save-ligne.ts` (a
// row of a list).
// `domain/association/rubriques.rows.ts` is the table of the parts; `collection/collections.rows.ts`, of the lists (people, RIBs,
// budgets…).
// `acces` and `adhesion` are entering, waiting, leaving; `invitation`, being invited. `recherche` finds an association by what one types.
// `import` reads RNA and SIRENE files: `import-registre.ts`, then a lot at a time, `write-lot.ts`; what a register may change is
// `domain/association/registre`.
// `fusion` joins two files of one association, and undoes it. `papier` reads a RIB from a paper. `coffre` is the vault of papers.
// `demarches.ts` is the registry of what an association may begin: upper features fill it.
import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import {
  collectionsEndpoints,
  representantEndpoints,
} from '@asso/contract/association/collections.endpoints';
import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { numeroLocalEndpoints } from '@asso/contract/association/numero-local.endpoints';
import { papierRibEndpoints } from '@asso/contract/association/papier-rib.endpoints';
import { rattachementEndpoints } from '@asso/contract/association/rattachement.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import { typeManquantEndpoints } from '@asso/contract/association/type-manquant.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { collectionsProblems } from '@asso/domain/association/collection/collections.problems';
import { collections } from '@asso/domain/association/collection/collections.rows';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { rubriqueFields } from '@asso/domain/association/fiche.fields';
import { rattachementProblems } from '@asso/domain/association/fusion/rattachement.problems';
import { numeroLocalProblems } from '@asso/domain/association/numero-local.problems';
import type { Fields } from '@asso/domain/kernel/fields';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { departsDeComptes } from '../compte/profil/departs.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { feature } from '../platform/feature.ts';
import type { Platform } from '../platform/platform.ts';
import { accesHandlers } from './acces/acces.handlers.ts';
import { leaveAllAssociations } from './acces/exit-association.ts';
import { membreHandlers } from './acces/membre.handlers.ts';
import { adhesionHandlers } from './adhesion/adhesion.handlers.ts';
import { proprietairePreuve } from './adhesion/preuve.sql.ts';
import { preuvesOfAdhesions } from './adhesion/preuve-owner.ts';
import { relaisWorker } from './adhesion/relais.job.ts';
import { openAnnuaire } from './annuaire/annuaire.adapter.ts';
import { associationHandlers } from './association.handlers.ts';
import { vaultOfAssociations } from './coffre/document-owner.ts';
import { echeanceDocumentsWorker } from './coffre/echeance-documents.job.ts';
import {
  collectionsHandlers,
  representantHandlers,
  typeManquantHandlers,
} from './collection/collections.handlers.ts';
import { pagesAdresse } from './collection/pages-adresse.ts';
import { demarchesHandlers } from './demarches.handlers.ts';
import { describeAssociations } from './describe-associations.ts';
import { ficheHandlers, numeroLocalHandlers } from './fiche/fiche.handlers.ts';
import { rattachementHandlers } from './fusion/rattachement.handlers.ts';
import { invitationHandlers } from './invitation/invitation.handlers.ts';
import { papierRibHandlers } from './papier/papier-rib.handlers.ts';
import { rechercheHandlers } from './recherche/recherche.handlers.ts';
import { openApiAssociation } from './registre-documents/api-association.adapter.ts';
import { openAvisSirene } from './registre-documents/avis-sirene.adapter.ts';
import { documentsDesRegistres, type RegistreDocuments } from './registre-documents/registre.ts';
import { registreDocumentsWorker } from './registre-documents/registre-documents.job.ts';

const search = { max: 120, windowSeconds: 60, by: 'actor' } as const;
const adhesion = { max: 20, windowSeconds: 3600, by: 'actor' } as const;

export const associationFeature = feature({
  name: 'association',
  endpoints: {
    association: associationEndpoints,
    fiche: ficheEndpoints,
    numeroLocal: numeroLocalEndpoints,
    demarches: demarchesEndpoints,
    collections: collectionsEndpoints,
    representants: representantEndpoints,
    papierRib: papierRibEndpoints,
    recherche: rechercheEndpoints,
    adhesion: adhesionEndpoints,
    membre: membreEndpoints,
    invitation: invitationEndpoints,
    acces: accesEndpoints,
    rattachement: rattachementEndpoints,
    typeManquant: typeManquantEndpoints,
  },
  forms: {
    ...rubriqueFields,
    etablissement: etablissementFields,
    ...Object.fromEntries(
      Object.entries(collections).map(([type, { fields }]): [string, Fields] => [type, fields]),
    ),
  },
  problems: [associationProblems, collectionsProblems, numeroLocalProblems, rattachementProblems],
  limits: {
    findAssociation: search,
    searchAssociations: search,
    searchAssociationsByWords: search,
    joinAssociations: adhesion,
    remindManagers: adhesion,
    saisirAssociation: adhesion,
    // Reading a bank paper may take ten seconds of a processor.
    readPapierRib: { max: 30, windowSeconds: 600, by: 'actor' },
    inviter: { max: 30, windowSeconds: 3600, by: 'actor' },
    changeInvitation: { max: 60, windowSeconds: 3600, by: 'actor' },
    readInvitation: { max: 30, windowSeconds: 60 },
  },
  build: (platform) => {
    ownersOfDocuments.add('association', vaultOfAssociations);
    associationsOfComptes.add(describeAssociations);
    ownersOfDocuments.add(proprietairePreuve, preuvesOfAdhesions);
    departsDeComptes.add(leaveAllAssociations);
    const { config, clock, log } = platform;
    const annuaire = config.entreprisesUrl ? openAnnuaire({ url: config.entreprisesUrl, clock, log }) : null;
    const branches = openRegistres(platform);
    const registres = () => documentsDesRegistres.of(branches);
    return {
      handlers: {
        association: associationHandlers(platform, registres),
        fiche: ficheHandlers(platform),
        numeroLocal: numeroLocalHandlers(platform),
        demarches: demarchesHandlers(platform),
        collections: collectionsHandlers(platform),
        representants: representantHandlers(platform),
        papierRib: papierRibHandlers(platform),
        recherche: rechercheHandlers(platform, annuaire),
        adhesion: adhesionHandlers(platform),
        membre: membreHandlers(platform),
        invitation: invitationHandlers(platform),
        acces: accesHandlers(platform),
        rattachement: rattachementHandlers(platform),
        typeManquant: typeManquantHandlers(),
      },
      pages: pagesAdresse(platform),
      jobs: [
        relaisWorker(platform),
        echeanceDocumentsWorker(platform),
        registreDocumentsWorker(platform, registres),
      ],
    };
  },
});

/** Opens the registers that the operator configured. */
function openRegistres({
  config,
  clock,
  log,
}: Pick<Platform, 'config' | 'clock' | 'log'>): RegistreDocuments[] {
  const { apiAssociationUrl, apiAssociationKey: key, avisSireneUrl } = config;
  return [
    ...(apiAssociationUrl ? [openApiAssociation({ url: apiAssociationUrl, key, clock, log })] : []),
    ...(avisSireneUrl ? [openAvisSirene({ url: avisSireneUrl, clock, log })] : []),
  ];
}
